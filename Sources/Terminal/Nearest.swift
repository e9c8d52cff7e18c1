/// Finds what a mistyped word was probably meant to be.
public enum Nearest {
  /// The candidate with the fewest edits, if those are few for a word of that length.
  public static func match(for word: String, among candidates: [String]) -> String? {
    let scored = candidates.map { (candidate: $0, edits: distance(word, $0)) }
    guard let best = scored.min(by: { $0.edits < $1.edits }) else { return nil }
    return best.edits <= max(1, word.count / 3) ? best.candidate : nil
  }

  /// How many letters must be added, removed, replaced or swapped with their neighbour.
  static func distance(_ left: String, _ right: String) -> Int {
    let left = Array(left)
    let right = Array(right)
    var rows = [Array(0...right.count)]
    for i in left.indices {
      var row = [i + 1]
      for j in right.indices {
        var edits = min(rows[i][j + 1] + 1, row[j] + 1, rows[i][j] + (left[i] == right[j] ? 0 : 1))
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
          edits = min(edits, rows[i - 1][j - 1] + 1)
        }
        row.append(edits)
      }
      rows.append(row)
    }
    return rows[left.count][right.count]
  }
}
