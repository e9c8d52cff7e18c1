/// A name in a kata module that reaches the real world past the simulation.
struct SeamFinding: Hashable, Sendable, CustomStringConvertible {
  /// The source file, from the repository's top level.
  let file: String

  /// What it uses, as a person writes it.
  let name: String

  /// What to use instead.
  let fix: String

  var description: String { "\(file): \(name) is outside the simulation; \(fix)" }
}
