/// The checks of an attempt as a drawing: a mark each along its time, and the stages reached.
struct VerdictChart {
  let strip: VerdictStrip

  private static let width = 600
  private static let margin = 12

  /// The drawing, which takes its colours from the page. A check is not told by colour alone: what is
  /// green is a circle, what is red a square.
  var svg: String {
    let marks = strip.checks.map(mark) + strip.splits.map(split)
    return """
      <svg viewBox="0 0 \(Self.width) 74" role="img" aria-label="\(HTMLText.escaped(strip.words))">
      <line class="axis" x1="\(Self.margin)" y1="40" x2="\(Self.width - Self.margin)" y2="40"/>
      \(marks.joined(separator: "\n"))
      <text class="quiet" x="\(Self.margin)" y="66">0:00</text>
      <text class="quiet" x="\(Self.width - Self.margin)" y="66" text-anchor="end">\
      \(Minutes.text(longest))</text>
      </svg>
      """
  }

  private var longest: Int { max(strip.used, strip.planned, 1) }

  private func position(_ second: Int) -> Int {
    Self.margin + (Self.width - 2 * Self.margin) * min(max(second, 0), longest) / longest
  }

  private func mark(_ check: VerdictStrip.Check) -> String {
    let x = position(check.second)
    let title = "<title>\(Minutes.text(check.second)): \(check.verdict.words)</title>"
    return check.verdict == .preserved
      ? "<circle class=\"green\" cx=\"\(x)\" cy=\"40\" r=\"5\">\(title)</circle>"
      : "<rect class=\"red\" x=\"\(x - 5)\" y=\"35\" width=\"10\" height=\"10\">\(title)</rect>"
  }

  private func split(_ split: VerdictStrip.Split) -> String {
    let x = position(split.second)
    return "<line class=\"axis\" x1=\"\(x)\" y1=\"22\" x2=\"\(x)\" y2=\"50\"/>"
      + "<text x=\"\(x)\" y=\"18\" text-anchor=\"middle\">\(split.stage)</text>"
  }
}
