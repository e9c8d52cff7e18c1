import Foundation

/// What kata modules know as `NumberFormatter`: a locale that nobody set is the world's, read at each
/// use.
public class WorldNumberFormatter: Foundation.NumberFormatter, @unchecked Sendable {
  // Unchecked because the superclass is, with the same rule: set it up before sharing it.
  private var hasOwnLocale = false

  /// The locale set by the code under test, or the world's.
  public override var locale: Locale! {
    get { super.locale }
    set {
      hasOwnLocale = true
      super.locale = newValue
    }
  }

  /// The text of a number.
  public override func string(from number: NSNumber) -> String? {
    followWorld()
    return super.string(from: number)
  }

  /// The number that a text says; nil when it says none.
  public override func number(from string: String) -> NSNumber? {
    followWorld()
    return super.number(from: string)
  }

  private func followWorld() {
    guard !hasOwnLocale, let locale = World.current?.settings.locale, super.locale != locale else {
      return
    }
    super.locale = locale
  }
}
