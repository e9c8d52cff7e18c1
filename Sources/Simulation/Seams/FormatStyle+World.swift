import Foundation

/// A format style that says which locale it formats for.
public protocol LocaleBearing {
  /// The locale; the machine's own where nobody set one.
  var locale: Locale { get set }
}

extension Foundation.Date.FormatStyle: LocaleBearing {}
extension IntegerFormatStyle: LocaleBearing {}
extension IntegerFormatStyle.Currency: LocaleBearing {}
extension IntegerFormatStyle.Percent: LocaleBearing {}
extension FloatingPointFormatStyle: LocaleBearing {}
extension FloatingPointFormatStyle.Currency: LocaleBearing {}
extension FloatingPointFormatStyle.Percent: LocaleBearing {}
extension Decimal.FormatStyle: LocaleBearing {}
extension Decimal.FormatStyle.Currency: LocaleBearing {}
extension Decimal.FormatStyle.Percent: LocaleBearing {}

extension FormatStyle {
  /// The style with the world's locale, time zone and calendar where nobody set others.
  public var inWorld: Self {
    guard let world = World.current else { return self }
    var style = self
    if var bearing = style as? any LocaleBearing, bearing.locale == .autoupdatingCurrent {
      bearing.locale = world.settings.locale
      style = bearing as? Self ?? style
    }
    guard var date = style as? Foundation.Date.FormatStyle else { return style }
    if date.timeZone == .autoupdatingCurrent { date.timeZone = world.settings.timeZone }
    if date.calendar == .autoupdatingCurrent { date.calendar = world.calendar }
    return date as? Self ?? style
  }
}
