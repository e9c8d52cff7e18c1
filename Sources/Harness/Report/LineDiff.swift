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
    self.marked = Self.paired(marked)
  }

  /// Where as many lines went as came, each stands right above the one that replaced it.
  private static func paired(
    _ marked: [(mark: Mark, text: String)]
  ) -> [(mark: Mark, text: String)] {
    var paired: [(mark: Mark, text: String)] = []
    var index = marked.startIndex
    while index < marked.endIndex {
      let removed = marked[index...].prefix { $0.mark == .removed }
      let inserted = marked[removed.endIndex...].prefix { $0.mark == .inserted }
      guard removed.count == inserted.count, !removed.isEmpty else {
        paired.append(marked[index])
        index += 1
        continue
      }
      for (old, new) in zip(removed, inserted) { paired += [old, new] }
      index = inserted.endIndex
    }
    return paired
  }

  /// The diff for people: `-` gone, `+` new; more than two unchanged lines in a row are counted.
  public var lines: [String] {
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
