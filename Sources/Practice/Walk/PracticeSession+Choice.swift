import Foundation

/// What a command is about when the person leaves it out.
extension PracticeSession {
  /// The kata called `name`, else the one of the current attempt, else the only one.
  func kata(named name: String?) throws -> KataFolder {
    if let name { return try workbench.kata(named: name) }
    if let attempt = try currentAttempt() { return try workbench.kata(named: attempt.kata) }
    let names = try workbench.kataNames()
    guard names.count == 1 else {
      throw UserError.usage(
        "no attempt is under way, so name the kata: "
          + names.map { $0.lowercased() }.joined(separator: ", "))
    }
    return try workbench.kata(named: names[0])
  }

  /// The attempt at the kata called `name`, or at any: the current one, else the last one.
  func lastAttempt(at name: String?) throws -> Attempt {
    let kata = try name.map { try workbench.kata(named: $0).name }
    if let current = try? currentAttempt(), kata == nil || current.kata == kata { return current }
    let candidates = attempts.filter { kata == nil || $0.kata == kata }
    let last = candidates.max { ($0.startedAt ?? .distantPast) < ($1.startedAt ?? .distantPast) }
    guard let last else {
      throw UserError.usage(
        "there is no attempt to walk through: `swift run kata start \(name ?? "KATA")` begins one")
    }
    return last
  }

  /// Notes in the attempt under way that stages of its reference were looked at.
  func recordLook(at stages: [Stage], of kata: KataFolder) throws {
    guard let attempt = try? currentAttempt(), attempt.kata == kata.name, !attempt.isFinished else {
      return
    }
    for stage in stages {
      try store.record(.looked(stage: stage.name, at: context.now()), in: attempt)
    }
  }
}
