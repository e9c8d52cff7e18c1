/// The measures of every smell of a kata's code.
public struct SmellReport: Equatable, Sendable {
  /// The measure of each smell, by the smell's name.
  public let measures: [String: Measure]

  /// Whether a goal holds.
  public func meets(_ goal: Goal) -> Bool {
    measures[goal.smell].map { goal.holds(for: $0.value) } ?? false
  }

  /// The stage that the code has reached: the last one whose goals hold together with those of all
  /// stages before; 0 is where everybody begins.
  public func stageReached(of stages: [Stage]) -> Stage? {
    stages.prefix { $0.goals.allSatisfy(meets) }.last
  }

  /// The first stage that the code has not reached; nil when it has reached the last one.
  public func nextStage(of stages: [Stage]) -> Stage? {
    stages.first { !$0.goals.allSatisfy(meets) }
  }

  /// The goals of a stage that do not hold yet.
  public func openGoals(of stage: Stage) -> [Goal] { stage.goals.filter { !meets($0) } }
}
