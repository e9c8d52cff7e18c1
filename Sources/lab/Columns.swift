import Harness

/// Two texts beside each other. Lines that differ are marked; those that agree stand once, on the left.
struct Columns {
  let text: String

  /// The length of the longest line.
  let width: Int

  init(_ diff: LineDiff) {
    let marked = diff.marked
    let left = marked.filter { $0.mark == .removed }.map(\.text.count).max() ?? 0
    var rows: [String] = []
    var removed: [String] = []
    var inserted: [String] = []
    func flush() {
      for index in 0..<max(removed.count, inserted.count) {
        let old = index < removed.count ? "- \(removed[index])" : ""
        let padding = String(repeating: " ", count: max(0, left + 2 - old.count))
        rows.append(index < inserted.count ? "\(old)\(padding) + \(inserted[index])" : old)
      }
      (removed, inserted) = ([], [])
    }
    for (mark, text) in marked {
      switch mark {
      case .removed: removed.append(text)
      case .inserted: inserted.append(text)
      case .same:
        flush()
        rows.append("  \(text)")
      }
    }
    flush()
    text = rows.joined(separator: "\n")
    width = rows.map(\.count).max() ?? 0
  }
}
