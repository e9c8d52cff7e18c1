/// Where HEAD is, or is to be.
enum Place: Equatable {
  /// On a branch, by its short name.
  case branch(String)

  /// On a commit and no branch.
  case detached(String)

  /// The words after `git switch` that lead there.
  var switchArguments: [String] {
    switch self {
    case .branch(let name): [name]
    case .detached(let commit): ["--detach", commit]
    }
  }

  /// The plain git command that leads there.
  var command: String {
    switch self {
    case .branch(let name): "git switch \(name.quotedForShell)"
    case .detached(let commit): "git switch --detach \(commit.prefix(12))"
    }
  }

  /// The place as the message of saved work names it.
  var words: String {
    switch self {
    case .branch(let name): name
    case .detached(let commit): "commit \(commit)"
    }
  }

  /// Reads `words`.
  init(words: String) {
    if words.hasPrefix("commit ") {
      self = .detached(String(words.dropFirst("commit ".count)))
    } else {
      self = .branch(words)
    }
  }

  /// Where HEAD is now.
  init(of git: Git) throws {
    if let branch = try git.branch() {
      self = .branch(branch)
    } else {
      self = .detached(try git.head())
    }
  }
}

extension Git {
  /// The place in a sentence: a stage of the reference by its name, another commit by a short id.
  func words(for place: Place) throws -> String {
    guard case .detached(let commit) = place else { return place.words }
    guard try self.commit(commit) != nil, let stage = try stageTrailer(of: commit) else {
      return "commit \(commit.prefix(12))"
    }
    return "stage \(stage.tag)"
  }
}
