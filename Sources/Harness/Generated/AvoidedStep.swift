/// A step that generated scenarios leave out, since it leads to a difference that is declared:
/// `reopen`, or `reopen after go offline`. A word in capitals, as in `tap LABEL`, stands for anything.
struct AvoidedStep: Hashable, Sendable {
  private enum Pattern: Hashable {
    case step(Step)
    case form(number: Int)

    init?(_ line: String) {
      if let number = Step.forms.firstIndex(of: line) {
        self = .form(number: number)
      } else if let step = Step(line) {
        self = .step(step)
      } else {
        return nil
      }
    }

    var formNumber: Int {
      switch self {
      case .step(let step): step.formNumber
      case .form(let number): number
      }
    }

    func matches(_ step: Step) -> Bool {
      switch self {
      case .step(let one): step == one
      case .form(let number): step.formNumber == number
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

  /// The form of the steps that it is about.
  var formNumber: Int { step.formNumber }

  /// Whether it keeps a step from being taken after others.
  func forbids(_ next: Step, after taken: [Step]) -> Bool {
    guard step.matches(next) else { return false }
    return earlier.map { taken.contains(where: $0.matches) } ?? true
  }
}
