/// A comparison for people.
struct ComparisonText {
  let attempt: Attempt
  let stages: [StageComparison]
  let style: TextStyle
  let width: Int

  /// All of it.
  func lines() -> [String] {
    stages.flatMap { chapter($0) + [""] } + end()
  }

  private func chapter(_ comparison: StageComparison) -> [String] {
    let title = style(.bold, "\(comparison.stage.number)  \(comparison.stage.title)")
    let reference = TextLines.wrapped(
      comparison.referenceSize.words, after: "  Reference  ", to: width)
    return [title] + own(comparison) + reference + indented(comparison.move)
      + smells(comparison.smells)
  }

  private func own(_ comparison: StageComparison) -> [String] {
    let facts = facts(comparison)
    return TextLines.wrapped(facts.joined(separator: ", "), after: "  You        ", to: width)
      + (comparison.own?.commits ?? []).flatMap { indented("- \($0)") }
  }

  private func facts(_ comparison: StageComparison) -> [String] {
    guard let own = comparison.own else { return ["not reached"] }
    let plan = "planned \(Minutes.text(comparison.stage.minutes * 60))"
    if let other = own.togetherWith { return ["reached in the same check as stage \(other)"] }
    let reached = own.reached.map { "reached at \(Minutes.text($0))" } ?? "not reached"
    let time =
      "\(own.reached == nil ? "worked on for" : "took") \(Minutes.text(own.took)) (\(plan))"
    let checks =
      own.checks == 0 ? "no check" : "\(plural(own.checks, "check")) (\(own.green) green)"
    let size = own.after == nil ? nil : comparison.ownSize?.words ?? "changes not known any more"
    return [reached, time, checks, size].compactMap { $0 }
  }

  private func indented(_ text: String) -> [String] {
    TextLines.wrapped(text, after: "             ", to: width)
  }

  private func smells(_ pairs: [StageComparison.SmellPair]) -> [String] {
    guard !pairs.isEmpty else { return [] }
    let width = pairs.map(\.title.count).max() ?? 0
    let head = "    " + "".padded(to: width) + "  you  reference"
    return [style(.dim, head)]
      + pairs.map { pair in
        let line =
          "    \(pair.title.padded(to: width))"
          + "  \("\(pair.own)".padded(to: 3, atEnd: false))"
          + "  \("\(pair.reference)".padded(to: 9, atEnd: false))"
        return pair.own == pair.reference ? line : style(.yellow, line)
      }
  }

  private func end() -> [String] {
    let points = ComparisonPoint.greatest(3, of: stages)
    guard !points.isEmpty else { return ["You and the reference differ in nothing that counts."] }
    let title =
      points.count == 1 ? "What differs most" : "What differs most, \(points.count) points"
    return [style(.bold, title)]
      + points.enumerated().flatMap { index, point in
        TextLines.wrapped(point.words.capitalisedFirst, after: "  \(index + 1). ", to: width)
      }
  }
}

extension String {
  /// The text with spaces after it, or before it, up to a width.
  func padded(to width: Int, atEnd: Bool = true) -> String {
    let space = String(repeating: " ", count: max(0, width - count))
    return atEnd ? self + space : space + self
  }

  fileprivate var capitalisedFirst: String { prefix(1).uppercased() + dropFirst() }
}
