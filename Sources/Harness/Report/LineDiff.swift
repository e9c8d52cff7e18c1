/// What changed between two texts, a line each: `-` gone, `+` new, a space for what stayed.
struct LineDiff {
  /// The diff's lines; runs of more than two unchanged ones are counted, not shown.
  let lines: [String]

  init(from old: [String], to new: [String]) {
    let difference = new.difference(from: old)
    let removed = Set(difference.removals.map(\.place))
    let inserted = Set(difference.insertions.map(\.place))
    var marked: [(mark: Character, text: String)] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if i < old.count, removed.contains(i) {
        marked.append(("-", old[i]))
        i += 1
      } else if j < new.count, inserted.contains(j) {
        marked.append(("+", new[j]))
        j += 1
      } else {
        marked.append((" ", new[j]))
        i += 1
        j += 1
      }
    }
    lines = Self.folded(marked)
  }

  private static func folded(_ marked: [(mark: Character, text: String)]) -> [String] {
    var lines: [String] = []
    var same: [String] = []
    func flush() {
      lines += same.count > 2 ? ["  … \(same.count) unchanged"] : same
      same = []
    }
    for (mark, text) in marked {
      if mark == " " {
        same.append("  \(text)")
      } else {
        flush()
        lines.append("\(mark) \(text)")
      }
    }
    flush()
    return lines
  }
}
