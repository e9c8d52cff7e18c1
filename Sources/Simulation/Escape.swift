/// A way in which code under test left the simulation, so that its run proves nothing.
public struct Escape: Equatable, Sendable, CustomStringConvertible {
  /// What was called or what happened.
  public let name: String
  /// What to do instead.
  public let fix: String

  /// An escape by the name of what was called.
  public init(_ name: String, fix: String) {
    self.name = name
    self.fix = fix
  }

  /// One line that names the escape and the fix.
  public var description: String { "\(name) leaves the simulation: \(fix)" }

  static let foreignThread = Escape(
    "a task resumed from another thread",
    fix: "keep the work in async functions and actors, which the simulation runs in order")
}

extension World {
  /// What left the simulation, each kind once, and what to do instead of the first; nil when nothing did.
  public var escapeReport: String? {
    let escapes = escapes
    guard let first = escapes.first else { return nil }
    let others = escapes.dropFirst().map(\.name)
    guard !others.isEmpty else { return "\(first)" }
    return "\(first); so \(others.count == 1 ? "does" : "do") \(others.joined(separator: ", "))"
  }

  /// Notes an escape in the running simulation, if any, and says whether there was one to leave.
  @discardableResult public static func escape(_ name: String, fix: String) -> Bool {
    guard let world = current else { return false }
    world.report(Escape(name, fix: fix))
    return true
  }
}
