import Foundation

/// The tags of a kata's stages, which are made here and never taken from the network.
struct StageTags {
  let git: Git
  let kata: KataPaths

  /// What became of one tag.
  struct Outcome: Equatable {
    let commit: StageCommit
    let state: State

    /// Whether the tag now names the stage's commit.
    var isCurrent: Bool { [.made, .unchanged, .remade].contains(state) }
  }

  /// How a tag stands to the commit that it should name.
  enum State: Equatable {
    /// It was missing, and was made.
    case made

    /// It was there already.
    case unchanged

    /// It was stale, and was made anew.
    case remade

    /// It is stale, and left alone since this attempt stands on it.
    case held(attempt: String)

    /// The workbench did not put it where it is, on a commit with this subject.
    case foreign(subject: String)
  }

  /// Makes the tags name `commits`, except where that would take something away from a person.
  func refresh(_ commits: [StageCommit], unfinished: [Attempt]) throws -> [Outcome] {
    let tags = try git.tags(named: kata.commandName)
    let outcomes = try outcomes(of: commits, tags: tags, unfinished: unfinished)
    let updates = outcomes.compactMap { outcome in
      let (commit, ref) = (outcome.commit, "refs/tags/\(outcome.commit.tag)")
      return switch outcome.state {
      case .made: "create \(ref) \(commit.id)"
      case .remade: tags[ref].map { "update \(ref) \(commit.id) \($0.object)" }
      case .unchanged, .held, .foreign: nil as String?
      }
    }
    if !updates.isEmpty {
      let input = Data(updates.map { "\($0)\n" }.joined().utf8)
      try git.run(["update-ref", "--stdin"], input: input)
    }
    return outcomes
  }

  /// What would become of the tags, which stay as they are.
  func look(at commits: [StageCommit], unfinished: [Attempt]) throws -> [Outcome] {
    try outcomes(
      of: commits, tags: try git.tags(named: kata.commandName), unfinished: unfinished)
  }

  private func outcomes(
    of commits: [StageCommit], tags: [String: Tag], unfinished: [Attempt]
  ) throws -> [Outcome] {
    try checkNamesAreFree(tags, for: commits)
    return try commits.map { commit in
      guard let tag = tags["refs/tags/\(commit.tag)"] else {
        return Outcome(commit: commit, state: .made)
      }
      return Outcome(
        commit: commit, state: try state(of: tag, for: commit, unfinished: unfinished))
    }
  }

  private func state(of tag: Tag, for commit: StageCommit, unfinished: [Attempt]) throws -> State {
    if tag.target == commit.id { return .unchanged }
    guard tag.isCommit else { return .foreign(subject: "not a commit") }
    guard let trailer = try git.stageTrailer(of: tag.target), trailer.tag == commit.tag else {
      return .foreign(subject: try git.run(["log", "-1", "--format=%s", tag.target, "--"]))
    }
    let holder = unfinished.first { $0.kata == kata.name && $0.base == trailer.base }
    return holder.map { .held(attempt: $0.id) } ?? .remade
  }

  /// A tag `reservations` leaves no room for `reservations/0-god-object`, nor does one below that.
  private func checkNamesAreFree(_ tags: [String: Tag], for commits: [StageCommit]) throws {
    for commit in commits {
      let below = "refs/tags/\(commit.tag)/"
      guard let ref = tags.keys.sorted().first(where: { $0.hasPrefix(below) }) else { continue }
      let tag = ref.trimmingPrefix("refs/tags/")
      let new = tag.replacing("/", with: "-")
      throw UserError(
        "the tag \(tag) leaves no room for the tag \(commit.tag): rename it with "
          + "`git tag \(String(new).quotedForShell) \(String(tag).quotedForShell)"
          + " && git tag -d \(String(tag).quotedForShell)`")
    }
    let name = kata.commandName
    guard tags["refs/tags/\(name)"] != nil else { return }
    throw UserError(
      "the tag \(name) leaves no room for tags such as \(name)/0-…: "
        + "rename it with `git tag \(name)-old \(name) && git tag -d \(name)`")
  }
}
