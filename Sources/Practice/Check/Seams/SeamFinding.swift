/// A name in a kata module that reaches the real world past the simulation.
struct SeamFinding: Hashable, Sendable, CustomStringConvertible {
  /// The source file, from the repository's top level.
  let file: String

  /// What it uses, as a person writes it.
  let name: String

  /// What to use instead.
  let fix: String

  /// What is the matter with it.
  var problem = "is outside the simulation"

  /// Whether a run that uses it may wait in real time, or never come to its end.
  var canWait = false

  var description: String { "\(file): \(name) \(problem); \(fix)" }
}
