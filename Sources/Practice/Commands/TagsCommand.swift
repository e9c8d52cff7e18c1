import Foundation

extension KataCommand {
  static let tags = KataCommand(
    name: "tags", summary: "Make the stages of one kata or all as git tags",
    parameters: ["[KATA]"], example: "kata tags reservations"
  ) { arguments, context in
    let session = try PracticeSession(context)
    let names = try arguments.positional.first.map { [$0] } ?? session.workbench.kataNames()
    let base = try StageBase(git: session.git, attempts: session.attempts).find()
    var isComplete = true
    for name in names {
      let outcomes = try session.refreshTags(try session.workbench.kata(named: name), base: base)
      let width = outcomes.map(\.commit.tag.count).max() ?? 0
      for outcome in outcomes {
        let tag = outcome.commit.tag.padding(toLength: width, withPad: " ", startingAt: 0)
        context.console.result("\(tag)  \(outcome.state.word)")
        if case .foreign = outcome.state { isComplete = false }
      }
    }
    return isComplete ? .success : .environment
  }
}

extension StageTags.State {
  /// The state in a table.
  fileprivate var word: String {
    switch self {
    case .made: "made"
    case .unchanged: "unchanged"
    case .remade: "made anew"
    case .held: "stale, kept for the attempt"
    case .foreign: "not the workbench's, left alone"
    }
  }
}
