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
    case .branch(let name): "git switch \(name)"
    case .detached(let commit): "git switch --detach \(commit.prefix(12))"
    }
  }

  /// The place in a sentence.
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
