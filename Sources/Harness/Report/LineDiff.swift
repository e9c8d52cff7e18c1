/// What changed between two texts, line by line.
public struct LineDiff {
  /// Where a line stands.
  public enum Mark: Sendable {
    case same, removed, inserted
  }

  /// All lines of both texts, in order; one that stayed stands once.
  public let marked: [(mark: Mark, text: String)]

  /// The changes that lead from one text to another.
  public init(from old: [String], to new: [String]) {
    let difference = new.difference(from: old)
    let removed = Set(difference.removals.map(\.place))
    let inserted = Set(difference.insertions.map(\.place))
    var marked: [(mark: Mark, text: String)] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if i < old.count, removed.contains(i) {
        marked.append((.removed, old[i]))
        i += 1
      } else if j < new.count, inserted.contains(j) {
        marked.append((.inserted, new[j]))
        j += 1
      } else {
        marked.append((.same, new[j]))
        i += 1
        j += 1
      }
    }
    self.marked = marked
  }

  /// The diff for people: `-` gone, `+` new; more than two unchanged lines in a row are counted.
  var lines: [String] {
    var lines: [String] = []
    var same: [String] = []
    func flush() {
      lines += same.count > 2 ? ["  … \(same.count) unchanged"] : same
      same = []
    }
    for (mark, text) in marked {
      switch mark {
      case .same: same.append("  \(text)")
      case .removed, .inserted:
        flush()
        lines.append("\(mark == .removed ? "-" : "+") \(text)")
      }
    }
    flush()
    return lines
  }
}

extension CollectionDifference.Change {
  fileprivate var place: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
