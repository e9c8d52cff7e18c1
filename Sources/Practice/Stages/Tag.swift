/// A tag of git's as it is.
struct Tag: Equatable {
  /// What its ref holds: a tag object for an annotated tag.
  let object: String

  /// What it names in the end.
  let target: String

  /// Whether that is a commit.
  let isCommit: Bool
}

extension Git {
  /// The tag `name` and those below `name/`, by ref.
  func tags(named name: String) throws -> [String: Tag] {
    let format = "%(refname) %(objectname) %(objecttype) %(*objectname) %(*objecttype)"
    let lines = try run(["for-each-ref", "--format=\(format)", "refs/tags/\(name)"])
    let tags = lines.split(separator: "\n").map { line in
      let words = line.split(separator: " ").map(String.init)
      let target = words.suffix(2)
      return (
        words[0],
        Tag(object: words[1], target: target[target.startIndex], isCommit: target.last == "commit")
      )
    }
    return Dictionary(tags) { first, _ in first }
  }
}
