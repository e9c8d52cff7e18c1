import Foundation
import Practice

StandardStreams.openClosed()
Interruption.passOn()
let words = Array(CommandLine.arguments.dropFirst())
exit(KataTool().run(words, in: .standard()).rawValue)
