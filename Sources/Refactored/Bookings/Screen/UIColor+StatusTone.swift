import UIKitShim

extension UIColor {
  /// The colour of a status's text.
  static func color(for tone: StatusTone) -> UIColor {
    switch tone {
    case .good: .systemGreen
    case .active: .systemBlue
    case .waiting: .systemOrange
    case .bad: .systemRed
    case .neutral: .secondaryLabel
    }
  }
}
