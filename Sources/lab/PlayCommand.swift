import Foundation
import Harness
import Play
import Simulation
import Terminal

/// Shows one side of a kata in the terminal, live.
enum PlayCommand: LabCommand {
  static let name = "play"
  static let help = """
    lab play KATA [--legacy | --refactored] [--seed N]
      The app in the terminal, live, driven by keys, with what it prints and writes to disk where that
      is behaviour. At the end it prints what you did as the steps of a scenario. Without a seed every
      run has its own coins.
      Example: swift run lab play reservations --legacy
    """

  static func run(_ arguments: [String]) throws {
    var (kata, rest) = try kata(arguments)
    var side = kata.refactored
    var name = "refactored"
    var seed = UInt64.random(in: 0...999)
    while let option = rest.popFirst() {
      switch option {
      case "--legacy": (side, name) = (kata.legacy, "legacy")
      case "--refactored": (side, name) = (kata.refactored, "refactored")
      case "--seed":
        guard let number = rest.popFirst().flatMap(UInt64.init) else {
          throw UsageProblem("--seed wants a number, as in --seed 7")
        }
        seed = number
      default: throw UsageProblem("\(option): give --legacy, --refactored or --seed N")
      }
    }
    let behaviour = try kata.behaviour()
    var settings = World.Settings()
    settings.label = "\(kata.name) \(name), lab play"
    settings.now = Date()
    settings.seed = seed
    let documents = DocumentsFolder()
    defer { documents.remove() }
    settings.documents = { documents.url }
    guard let terminal = FullScreen(output: Results.descriptor) else {
      throw UsageProblem("play wants a terminal to draw on; run it in one, without pipes")
    }
    let session = PlaySession(
      PhoneSession(side, in: World(settings)), on: terminal, behaviour: behaviour,
      documents: documents)
    session.run()
    terminal.close()
    if let problem = session.problem { throw UsageProblem(problem) }
    let steps = session.steps.map { "\"\($0)\"" }.joined(separator: ", ")
    Results.print("\"seed\": \(seed), \"steps\": [\(steps)]")
  }
}
