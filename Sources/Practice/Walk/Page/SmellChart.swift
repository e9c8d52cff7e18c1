/// Smells before and after as a drawing: two bars for each, with their numbers, and in colour and in a
/// word whether it is better or worse.
struct SmellChart {
  let change: SmellChange

  private static let width = 420
  private static let rowHeight = 46
  private static let top = 32
  private static let longestBar = 320

  /// The drawing, which takes its colours from the page.
  var svg: String {
    let height = change.rows.count * Self.rowHeight + Self.top
    let rows = change.rows.enumerated().map(row).joined(separator: "\n")
    return """
      <svg viewBox="0 0 \(Self.width) \(height)" role="img" aria-label="\(HTMLText.escaped(words))">
      <rect class="before" x="0" y="8" width="12" height="8" rx="2"/>
      <text class="quiet" x="18" y="16">Before: \(HTMLText.escaped(change.before))</text>
      <rect class="after better" x="180" y="8" width="6" height="8"/>
      <rect class="after worse" x="186" y="8" width="6" height="8"/>
      <text class="quiet" x="198" y="16">After: \(HTMLText.escaped(change.after))</text>
      \(rows)
      </svg>
      """
  }

  /// The drawing in words, for who does not see it.
  private var words: String {
    change.rows.map {
      "\($0.title): \($0.before) before, \($0.after) after, \($0.outcome.rawValue)"
    }.joined(
      separator: "; ")
  }

  /// A row has a scale of its own: counts of lines would make all others vanish.
  private func row(_ index: Int, _ row: SmellChange.Row) -> String {
    let top = Self.top + index * Self.rowHeight
    let scale = max(row.before, row.after, 1)
    func bar(_ value: Int, _ kind: String, y: Int, remark: String = "") -> String {
      let length = value == 0 ? 2 : max(4, Self.longestBar * value / scale)
      return
        "<rect class=\"\(kind)\" x=\"0\" y=\"\(y)\" width=\"\(length)\" height=\"8\" rx=\"2\"/>"
        + "<text class=\"value\" x=\"\(length + 5)\" y=\"\(y + 8)\">\(value)\(remark)</text>"
    }
    return "<text x=\"0\" y=\"\(top + 12)\">\(HTMLText.escaped(row.title))</text>"
      + bar(row.before, "before", y: top + 18)
      + bar(
        row.after, "after \(row.outcome)", y: top + 30,
        remark: row.outcome == .same ? "" : ", \(row.outcome.rawValue)")
  }
}
