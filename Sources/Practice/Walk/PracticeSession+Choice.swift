import Foundation
import Terminal

/// What a command is about when the person leaves it out.
extension PracticeSession {
  /// The kata called `name`, else the one of the current attempt or of the stage that the tree stands on,
  /// as it does after an attempt, else the only one; `command` is what the person can name it to.
  func kata(named name: String?, for command: String) throws -> KataFolder {
    if let name { return try workbench.kata(named: name) }
    if let kata = try currentAttempt()?.kata ?? kataOfTree() {
      return try workbench.kata(named: kata)
    }
    let names = try workbench.kataNames()
    guard names.count == 1 else {
      guard !names.isEmpty else {
        throw UserError("Katas has no folder with a kata.json: `git restore Katas`")
      }
      let known = names.map { $0.lowercased() }
      throw UserError.usage(
        "no attempt is under way, so name one of the katas \(known.joined(separator: ", ")), as in "
          + "`swift run kata \(command) \(known.first ?? "KATA")`")
    }
    return try workbench.kata(named: names[0])
  }

  /// The commit that a kata's stages and notes are taken from: the base of the attempt at it that is
  /// under way, else the one that the tree stands on.
  func base(for kata: KataFolder) throws -> String {
    let bases = StageBase(git: git, attempts: attempts)
    let current = try? currentAttempt()
    guard let current, current.kata == kata.name else { return try bases.find() }
    return try bases.check(current.base)
  }

  /// The kata whose stage a person calls `word`: `bookings/2` names it; else it is that of the attempt,
  /// of the stage shown, or the only one. `command` is what the stage is for.
  func kata(ofStage word: String, for command: String) throws -> KataFolder {
    if let slash = word.firstIndex(of: "/") {
      return try workbench.kata(named: String(word[..<slash]))
    }
    if let kata = try (try? currentAttempt())?.kata ?? kataOfTree() {
      return try workbench.kata(named: kata)
    }
    let names = try workbench.kataNames()
    guard names.count == 1 else {
      let example = names.first.map { "\($0.lowercased())/\(word)" } ?? word
      throw UserError.usage("say which kata's stage, as in `swift run kata \(command) \(example)`")
    }
    return try workbench.kata(named: names[0])
  }

  /// The kata of the stage that the tree stands on, or was begun from.
  private func kataOfTree() throws -> String? {
    try git.nearestStageTrailer(from: "HEAD").map { String($0.tag.prefix { $0 != "/" }) }
  }

  /// The attempt under way, whose clock has been started; `otherwise` is what to do when there is none.
  func startedAttempt(otherwise: String = "`swift run kata start KATA` begins one") throws
    -> Attempt
  {
    guard let attempt = try currentAttempt() else {
      throw UserError.usage("no attempt is under way: \(otherwise)")
    }
    guard !attempt.isPrepared else {
      throw UserError.usage(
        "attempt \(attempt.id) has not been started: `swift run kata start "
          + "\(attempt.kata.lowercased())` starts its clock")
    }
    return attempt
  }

  /// The attempt that a person calls `word`: by its id or its branch, or by its kata. Without a word,
  /// and among several of a kata, it is the one that the tree stands on, else the newest that still
  /// has its branch.
  func attempt(called word: String?) throws -> Attempt {
    let id = word.map(Self.attemptID)
    if let named = attempts.first(where: { $0.id == id }) { return named }
    let kata = try word.map { try nameOfKata(meant: $0) }
    let candidates = attempts.filter { kata == nil || $0.kata == kata }
    if let here = candidates.first(where: { $0.branch == branch }) { return here }
    if let current = try? currentAttempt(), candidates.contains(current) { return current }
    let newest = candidates.sorted {
      ($0.startedAt ?? .distantPast) > ($1.startedAt ?? .distantPast)
    }
    let alive = try newest.first { try git.commit("refs/heads/\($0.branch)") != nil }
    guard let attempt = alive ?? newest.first else {
      throw UserError.usage(
        "there is no attempt yet: `swift run kata start \(word ?? "KATA")` begins one")
    }
    return attempt
  }

  /// Whether a person who calls `word` means an attempt, also one that does not exist, and no kata.
  func isAttempt(_ word: String) throws -> Bool {
    let id = Self.attemptID(word)
    guard !attempts.contains(where: { $0.id == id }), id == word else { return true }
    return try word.contains(where: \.isNumber) && nameOfKata(word) == nil
  }

  private static func attemptID(_ word: String) -> String {
    String(word.trimmingPrefix("attempt/"))
  }

  private func nameOfKata(meant word: String) throws -> String {
    if let name = try nameOfKata(word) { return name }
    let known = try attempts.map(\.id) + workbench.kataNames().map { $0.lowercased() }
    let proposal = Nearest.match(for: Self.attemptID(word).lowercased(), among: known)
    throw UserError.usage(
      "there is no attempt named \(word): \(proposal.map { "did you mean \($0)? " } ?? "")"
        + "`swift run kata history` shows them")
  }

  /// The kata that is called so, also one that is not there any more and has attempts.
  private func nameOfKata(_ word: String) throws -> String? {
    try (workbench.kataNames() + attempts.map(\.kata)).first {
      $0.lowercased() == word.lowercased()
    }
  }

  /// Notes in the attempt under way that stages of its reference were looked at.
  func recordLook(at stages: [Stage], of kata: KataFolder) throws {
    guard let attempt = try? currentAttempt(), attempt.kata == kata.name, !attempt.isFinished else {
      return
    }
    try recordLook(at: stages, in: attempt)
  }

  /// The same for one attempt. A stage is noted once, and stage 0 is nothing to look up.
  func recordLook(at stages: [Stage], in attempt: Attempt) throws {
    try store.update(attempt.id) { attempt in
      for stage in stages where stage.number > 0 && !attempt.hasLooked(at: stage.name) {
        attempt.events.append(.looked(stage: stage.name, at: now()))
      }
    }
  }
}
