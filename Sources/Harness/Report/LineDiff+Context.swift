extension LineDiff {
  /// How many lines that differ are compared; nobody reads as many.
  private static let longest = 1_000

  /// The changes between two texts that may be long and have much in common where they begin and end,
  /// with so many unchanged lines around each.
  static func lines(from old: [String], to new: [String], context: Int = 3) -> [String] {
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old[start...].reversed(), new[start...].reversed()).prefix { $0 == $1 }.count
    let head = old[max(0, start - context)..<start]
    let tail = old[(old.count - end)...].prefix(context)
    func middle(_ lines: [String]) -> [String] {
      Array(head + lines[start..<lines.count - end].prefix(longest) + tail)
    }
    let (before, after) = (start - head.count, end - tail.count)
    let diff = LineDiff(from: middle(old), to: middle(new))
    return (before > 0 ? ["  … \(before) unchanged"] : []) + diff.lines(context: context)
      + (after > 0 ? ["  … \(after) unchanged"] : [])
  }

  /// The diff with so many unchanged lines around each change; the others are counted.
  private func lines(context: Int) -> [String] {
    let changes = marked.indices.filter { marked[$0].mark != .same }
    var lines: [String] = []
    var skipped = 0
    var next = changes.startIndex
    for (index, (mark, text)) in marked.enumerated() {
      while next < changes.endIndex, changes[next] < index { next += 1 }
      let isNear =
        (next < changes.endIndex && changes[next] - index <= context)
        || (next > 0 && index - changes[next - 1] <= context)
      guard mark != .same || isNear else {
        skipped += 1
        continue
      }
      if skipped > 0 { lines.append("  … \(skipped) unchanged") }
      skipped = 0
      switch mark {
      case .same: lines.append("  \(text)")
      case .removed: lines.append("- \(text)")
      case .inserted: lines.append("+ \(text)")
      }
    }
    return lines + (skipped > 0 ? ["  … \(skipped) unchanged"] : [])
  }
}
