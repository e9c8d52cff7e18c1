import Foundation

/// Reads what git says of the difference between two revisions.
enum DiffReader {
  /// The files, from the output of `--name-status -z` and of `--patch` with the same options: the one
  /// has paths that can be trusted, the other has the lines, both in the same order.
  static func changes(names: [String], patch: String) -> [FileChange] {
    var names = names[...]
    var patches = bodies(in: patch)[...]
    var changes: [FileChange] = []
    while let status = names.popFirst(), let path = names.popFirst() {
      let kind: FileChange.Kind
      var last = path
      switch status.first {
      case "A": kind = .added
      case "D": kind = .removed
      case "R", "C":
        last = names.popFirst() ?? path
        kind = status.first == "R" ? .renamed(from: path) : .copied(from: path)
      default: kind = .changed
      }
      changes.append(FileChange(path: last, kind: kind, lines: patches.popFirst() ?? []))
    }
    return changes
  }

  /// The lines of each file's patch.
  private static func bodies(in patch: String) -> [[FileChange.Line]] {
    var bodies: [[FileChange.Line]] = []
    var isInHeader = true
    // By bytes: a line of code may hold any other line end, and a CR before the LF is one character
    // with it.
    for bytes in patch.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      let line = Substring(bytes)
      if line.hasPrefix("diff --git ") {
        bodies.append([])
        isInHeader = true
      } else if !bodies.isEmpty {
        if line.hasPrefix("@@ ") { isInHeader = false }
        guard !isInHeader, let read = read(line) else { continue }
        bodies[bodies.count - 1].append(read)
      }
    }
    return bodies
  }

  private static func read(_ line: Substring) -> FileChange.Line? {
    let kind: FileChange.Line.Kind
    switch line.first {
    case "+": kind = .added
    case "-": kind = .removed
    case " ": kind = .context
    case "@":
      let place = line.drop { $0 == "@" }.split(separator: "@@", maxSplits: 1)
      return FileChange.Line(
        kind: .place,
        text: place.map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "  "))
    default: return nil
    }
    return FileChange.Line(kind: kind, text: String(line.dropFirst()))
  }
}
