import Harness

extension Screen {
  /// What Tab leads to, in order: the buttons of the alert in front, else all buttons and segments.
  var targets: [Step] {
    if let alert = alerts.last { return alert.buttons.map { .tap($0.label) } }
    return elements.flatMap(\.targets)
  }
}

extension Element {
  /// What can be done with it by what it says.
  var targets: [Step] {
    switch role {
    case .button: [.tap(label)]
    case .segments: parts.map { .select($0.label) }
    case .text, .spinner, .image, .segment, .other: []
    }
  }
}
