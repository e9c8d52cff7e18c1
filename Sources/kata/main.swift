import Foundation
import Practice

let words = Array(CommandLine.arguments.dropFirst())
exit(KataTool().run(words, in: .standard()).rawValue)
