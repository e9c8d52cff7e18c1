import Harness

/// Two texts beside each other. Lines that differ are marked; those that agree stand once, on the left.
struct Columns {
  let text: String

  init(left: String, right: String) {
    let (old, new) = (Self.lines(left), Self.lines(right))
    let difference = new.difference(from: old)
    let removed = Set(difference.removals.map(\.place))
    let inserted = Set(difference.insertions.map(\.place))
    let width = old.indices.filter(removed.contains).map { old[$0].count }.max() ?? 0
    var rows: [String] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      let isOld = i < old.count && removed.contains(i)
      let isNew = j < new.count && inserted.contains(j)
      let padded = isOld ? old[i].padded(to: width) : String(repeating: " ", count: width)
      if isOld || isNew {
        rows.append("\(isOld ? "-" : " ") \(padded) \(isNew ? "+ \(new[j])" : "")".trimmedAtEnd)
      } else {
        rows.append("  \(old[i])")
      }
      i += isOld || !isNew ? 1 : 0
      j += isNew || !isOld ? 1 : 0
    }
    text = rows.joined(separator: "\n")
  }

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  fileprivate var trimmedAtEnd: String {
    String(reversed().drop { $0 == " " }.reversed())
  }
}
