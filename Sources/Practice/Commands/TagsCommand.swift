import Foundation

extension KataCommand {
  static let tags = KataCommand(
    name: "tags", summary: "Make the stages of one kata or all as git tags",
    parameters: ["[KATA]"], example: "kata tags reservations"
  ) { arguments, context in
    let session = try PracticeSession(context)
    let base = try StageBase(git: session.git, attempts: session.attempts).find()
    if let name = arguments.positional.first {
      let kata = try session.workbench.kata(named: name)
      return try session.makeTags(of: kata, base: base) ? .success : .environment
    }
    var isComplete = true
    for name in try session.workbench.kataNames() {
      do {
        let kata = try session.workbench.kata(named: name)
        if try !session.makeTags(of: kata, base: base) { isComplete = false }
      } catch let error as UserError {
        // One kata that is being written does not keep the others from their stages.
        session.say(error)
        isComplete = false
      }
    }
    return isComplete ? .success : .environment
  }
}

extension PracticeSession {
  /// Shows what became of each tag, and returns whether all of them are right.
  fileprivate func makeTags(of kata: KataFolder, base: String) throws -> Bool {
    let outcomes = try refreshTags(kata, base: base)
    outcomes.compactMap(\.problem).forEach(warn)
    let width = outcomes.map(\.commit.tag.count).max() ?? 0
    for outcome in outcomes {
      let tag = outcome.commit.tag.padding(toLength: width, withPad: " ", startingAt: 0)
      console.result("\(tag)  \(outcome.state.word)")
    }
    return outcomes.allSatisfy { $0.problem == nil }
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
