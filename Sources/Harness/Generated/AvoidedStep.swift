/// A step that generated scenarios leave out, since it leads to a difference that is declared:
/// `reopen`, or `reopen after go offline`. A word in capitals, as in `tap LABEL`, stands for anything.
struct AvoidedStep: Hashable, Sendable {
  private enum Pattern: Hashable {
    case step(String)
    case form(String)

    init?(_ line: String) {
      if Step.forms.contains(line) {
        self = .form(line)
      } else if let step = Step(line) {
        self = .step(step.description)
      } else {
        return nil
      }
    }

    func matches(_ step: Step) -> Bool {
      switch self {
      case .step(let line): step.description == line
      case .form(let form): step.form == form
      }
    }
  }

  private let step: Pattern
  private let earlier: Pattern?

  /// What a line of `avoid` says; nil when it names no steps.
  init?(_ line: String) {
    let separator = line.ranges(of: " after ").first
    guard let step = Pattern(String(line[..<(separator?.lowerBound ?? line.endIndex)])) else {
      return nil
    }
    self.step = step
    earlier = separator.flatMap { Pattern(String(line[$0.upperBound...])) }
    guard separator == nil || earlier != nil else { return nil }
  }

  /// Whether it keeps a step from being taken after others.
  func forbids(_ next: Step, after taken: [Step]) -> Bool {
    guard step.matches(next) else { return false }
    return earlier.map { taken.contains(where: $0.matches) } ?? true
  }
}
