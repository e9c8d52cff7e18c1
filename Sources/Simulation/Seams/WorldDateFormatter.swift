import Foundation
import Synchronization

/// What kata modules know as `DateFormatter`: locale and time zone that nobody set are the world's,
/// read at each use, so that a formatter kept in a static is right in the next scenario.
public class WorldDateFormatter: Foundation.DateFormatter, @unchecked Sendable {
  // Unchecked because the superclass is, with the same rule: set it up before sharing it.
  private var ownLocale: Locale?
  private var ownTimeZone: TimeZone?
  private var ownCalendar: Calendar?
  private var pooled = true

  /// The locale set by the code under test, or the world's.
  public override var locale: Locale! {
    get { ownLocale ?? World.current?.settings.locale ?? .current }
    set { ownLocale = newValue }
  }

  /// The time zone set by the code under test, or the world's.
  public override var timeZone: TimeZone! {
    get { ownTimeZone ?? World.current?.settings.timeZone ?? .current }
    set { ownTimeZone = newValue }
  }

  /// The calendar set by the code under test, or the locale's.
  public override var calendar: Calendar! {
    get { ownCalendar ?? locale.calendar }
    set { ownCalendar = newValue }
  }

  /// The text of a date.
  public override func string(from date: Foundation.Date) -> String {
    FormatterPool.with(settings) { $0.string(from: date) }
  }

  /// The date that a text says; nil when it says none.
  public override func date(from string: String) -> Foundation.Date? {
    FormatterPool.with(settings) { $0.date(from: string) }
  }

  private var settings: DateFormatterSettings {
    DateFormatterSettings(
      locale: locale.identifier, timeZone: timeZone.identifier,
      calendar: ownCalendar?.identifier, dateStyle: dateStyle.rawValue,
      timeStyle: timeStyle.rawValue, format: explicitFormat, isLenient: isLenient,
      isRelative: doesRelativeDateFormatting)
  }

  private var explicitFormat: String?

  /// The format set by the code under test; empty when styles decide.
  public override var dateFormat: String! {
    get { explicitFormat ?? FormatterPool.with(settings) { $0.dateFormat } }
    set { explicitFormat = newValue }
  }

  /// Sets the format that the locale prefers for the fields of a template.
  public override func setLocalizedDateFormatFromTemplate(_ template: String) {
    explicitFormat = Self.dateFormat(fromTemplate: template, options: 0, locale: locale)
  }
}
