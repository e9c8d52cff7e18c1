/// Something in which an attempt and the reference differ.
struct ComparisonPoint: Equatable {
  let words: String

  /// From 0 for the same to 1 for nothing in common.
  let weight: Double

  /// How far apart the two numbers are.
  let distance: Double

  /// The points that differ most, the greatest first.
  static func greatest(_ count: Int, of comparisons: [StageComparison]) -> [ComparisonPoint] {
    let points = comparisons.flatMap(points) + unreached(comparisons) + smells(comparisons)
    let sorted = points.filter { $0.weight >= 0.2 }.enumerated().sorted { one, other in
      let (first, second) = (one.element, other.element)
      if first.weight != second.weight { return first.weight > second.weight }
      if first.distance != second.distance { return first.distance > second.distance }
      return one.offset < other.offset
    }
    return sorted.prefix(count).map(\.element)
  }

  private init(_ words: String, _ own: Int, _ reference: Int) {
    self.words = words
    // What a state file holds can be any number.
    distance = abs(Double(own) - Double(reference))
    weight = distance / Double(max(own, reference, 1))
  }

  /// How long a stage took, and how much was changed for it.
  private static func points(in comparison: StageComparison) -> [ComparisonPoint] {
    guard let own = comparison.own, own.reached != nil, own.togetherWith == nil else { return [] }
    let (stage, planned) = (comparison.stage, comparison.stage.minutes * 60)
    let time = ComparisonPoint(
      "\(stage.inWords) took \(Minutes.text(own.took)), planned were \(Minutes.text(planned)).",
      own.took, planned)
    guard let size = comparison.ownSize else { return [time] }
    let lines = ComparisonPoint(
      "For \(stage.inWords) you changed \(plural(size.lines, "line")), the reference "
        + "\(comparison.referenceSize.lines).",
      size.lines, comparison.referenceSize.lines)
    return [time, lines]
  }

  private static func unreached(_ comparisons: [StageComparison]) -> [ComparisonPoint] {
    let missing = comparisons.filter { $0.own?.reached == nil }
    guard let first = missing.first else { return [] }
    let more = missing.count > 1 ? ", nor the \(plural(missing.count - 1, "stage")) after it" : ""
    return [ComparisonPoint("\(first.stage.inWords) was not reached\(more).", 0, .max)]
  }

  /// Measures at the last stage that was reached: those before it were on the way.
  private static func smells(_ comparisons: [StageComparison]) -> [ComparisonPoint] {
    guard let last = comparisons.last(where: { $0.own?.reached != nil }) else { return [] }
    return last.smells.map {
      ComparisonPoint(
        "\($0.title): \($0.own) in yours at stage \(last.stage.number), \($0.reference) in the "
          + "reference.", $0.own, $0.reference)
    }
  }
}

extension Stage {
  /// Number and title: `stage 3 (View model)`.
  var inWords: String { "stage \(number) (\(title))" }
}
