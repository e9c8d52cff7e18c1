import Harness
import Terminal

/// Prints what a user sees in a scenario, of one side or of both beside each other.
enum TraceCommand: LabCommand {
  static let name = "trace"
  static let help = """
    lab trace KATA SCENARIO [--legacy | --refactored]
      The frames of a scenario as text: of one side, or of both beside each other.
      Also tells when the refactored code shows something else once the other scenarios ran.
      Example: swift run lab trace reservations five-pages --refactored
    """

  static func run(_ arguments: [String]) throws {
    let options = arguments.filter { $0.hasPrefix("-") }
    let (kata, rest) = try kata(arguments.filter { !$0.hasPrefix("-") })
    guard let slug = rest.first, rest.count == 1 else {
      throw UsageProblem("name one scenario: lab trace \(kata.name.lowercased()) SCENARIO")
    }
    guard options.allSatisfy(["--legacy", "--refactored"].contains), options.count <= 1 else {
      throw UsageProblem("\(options.joined(separator: " ")): give --legacy or --refactored or none")
    }
    let scenario = try scenario(slug, of: kata).read()
    let behaviour = try kata.behaviour()
    func run(_ side: Side, _ name: String) -> Run {
      ScenarioRunner.run(
        scenario, on: side, behaviour: behaviour, label: "\(kata.name) \(name), \(slug)")
    }
    Results.print("\(scenario.title)\n")
    switch options.first {
    case "--legacy": Results.print(text(run(kata.legacy, "legacy")))
    case "--refactored": Results.print(text(run(kata.refactored, "refactored")))
    default:
      let legacy = run(kata.legacy, "legacy")
      let alone = run(kata.refactored, "refactored")
      let difference = Divergence.first(legacy: legacy.trace, refactored: alone.trace)
      Results.print(beside(text(legacy), text(alone)))
      Results.print(difference?.summary ?? "Both sides show the same.")
      let later = kata.runAfterOthers(
        scenario, on: kata.refactored, behaviour: behaviour,
        label: "\(kata.name) refactored, \(slug)")
      guard later.trace != alone.trace else { return }
      let diff = LineDiff(
        from: alone.trace.description.lines, to: later.trace.description.lines)
      Results.print("\nAfter the other scenarios (- alone, + after them):")
      Results.print(diff.lines.joined(separator: "\n"))
      // What a static keeps is the same when run again; chance is not, and a thread may be.
      guard run(kata.refactored, "refactored").trace == later.trace else {
        return Results.print("The refactored code differs from itself when run again.")
      }
      Results.print(
        (difference == nil ? "No difference when run alone. " : "")
          + "A static keeps something from an earlier scenario, or a thread of its own runs: "
          + "`swift run kata check` tells which.")
    }
  }

  /// Both texts in columns where the terminal is wide enough, and otherwise in one, with marks.
  private static func beside(_ legacy: String, _ refactored: String) -> String {
    let diff = LineDiff(from: legacy.lines, to: refactored.lines)
    let columns = Columns(diff)
    if columns.width <= Results.terminalWidth { return columns.text }
    let marked = diff.marked.map { mark, text in
      switch mark {
      case .same: "  \(text)"
      case .removed: "- \(text)"
      case .inserted: "+ \(text)"
      }
    }
    return (["- legacy", "+ refactored"] + marked).joined(separator: "\n")
  }

  private static func text(_ run: Run) -> String {
    var text = run.trace.description
    if let invalidity = run.invalidity { text += "invalid: \(invalidity)\n" }
    if run.pendingTimers > 0 { text += "still waiting at the end: \(run.pendingTimers)\n" }
    // Where lines are behaviour, they stand among the screens.
    if !run.log.isEmpty, run.trace.steps.allSatisfy(\.log.isEmpty) {
      text += (["printed:"] + run.log.map { "  \($0.withControlSigns)" }).joined(separator: "\n")
    }
    return text
  }
}

extension String {
  fileprivate var lines: [String] {
    split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
