import Foundation
import Synchronization

/// What kata modules know as `DateFormatter`: locale and time zone that nobody set are the world's,
/// read at each use, so that a formatter kept in a static is right in the next scenario.
public class WorldDateFormatter: Foundation.DateFormatter, @unchecked Sendable {
  // Unchecked because the superclass is, with the same rule: set it up before sharing it. What use
  // alone changes is behind the mutex.

  #if canImport(Darwin)
    /// The type of the names of days and months, which differs from platform to platform.
    public typealias Symbols = [String]?
    /// The type of a single name.
    public typealias Symbol = String?
  #else
    /// The type of the names of days and months, which differs from platform to platform.
    public typealias Symbols = [String]
    /// The type of a single name.
    public typealias Symbol = String
  #endif

  private typealias Property = PartialKeyPath<Foundation.DateFormatter>

  private var ownLocale: Locale?
  private var ownTimeZone: TimeZone?
  private var ownCalendar: Calendar?
  private var explicitFormat: String?
  /// What the code under test changed that pooled formatters do not know.
  private var extras: [Property: (Foundation.DateFormatter) -> Void] = [:]
  /// Foundation's formatter with the extras, for the settings that were asked for last.
  private let own = Mutex<(settings: DateFormatterSettings, formatter: Foundation.DateFormatter)?>(
    nil)

  private var settings: DateFormatterSettings {
    DateFormatterSettings(
      locale: locale.identifier, timeZone: timeZone.identifier, calendar: ownCalendar,
      dateStyle: dateStyle.rawValue, timeStyle: timeStyle.rawValue, format: explicitFormat,
      isLenient: isLenient, isRelative: doesRelativeDateFormatting)
  }

  /// What Foundation's own formatter, set up like this one, says.
  private func ask<Result: Sendable>(_ body: (Foundation.DateFormatter) -> Result) -> Result {
    let settings = settings
    guard !extras.isEmpty else { return FormatterPool.with(settings, body) }
    return own.withLock { own in
      if let own, own.settings == settings { return body(own.formatter) }
      let formatter = FormatterPool.make(settings)
      for change in extras.values { change(formatter) }
      own = (settings, formatter)
      return body(formatter)
    }
  }

  private func set<Value>(
    _ property: ReferenceWritableKeyPath<Foundation.DateFormatter, Value>, _ value: Value
  ) {
    extras[property] = { $0[keyPath: property] = value }
    own.withLock { $0 = nil }
  }

  /// The text of a date.
  public override func string(from date: Foundation.Date) -> String {
    extras.isEmpty
      ? FormatterPool.string(from: date, settings) : ask { $0.string(from: date) }
  }

  /// The date that a text says; nil when it says none.
  public override func date(from string: String) -> Foundation.Date? {
    ask { $0.date(from: string) }
  }

  /// A formatter of its own with the same settings.
  public override func copy(with zone: NSZone? = nil) -> Any {
    let copy = WorldDateFormatter()
    copy.dateStyle = dateStyle
    copy.timeStyle = timeStyle
    copy.isLenient = isLenient
    copy.doesRelativeDateFormatting = doesRelativeDateFormatting
    copy.ownLocale = ownLocale
    copy.ownTimeZone = ownTimeZone
    copy.ownCalendar = ownCalendar
    copy.explicitFormat = explicitFormat
    copy.extras = extras
    return copy
  }

  /// The text of a date in the world's locale and time zone.
  public override class func localizedString(
    from date: Foundation.Date, dateStyle: Style, timeStyle: Style
  ) -> String {
    let formatter = WorldDateFormatter()
    formatter.dateStyle = dateStyle
    formatter.timeStyle = timeStyle
    return formatter.string(from: date)
  }

  /// The format that a locale, or the world's, prefers for the fields of a template.
  public override class func dateFormat(
    fromTemplate template: String, options: Int, locale: Locale?
  ) -> String? {
    super.dateFormat(
      fromTemplate: template, options: options,
      locale: locale ?? World.current?.settings.locale ?? .current)
  }

  /// Sets the format that the locale prefers for the fields of a template.
  public override func setLocalizedDateFormatFromTemplate(_ template: String) {
    guard let format = Self.dateFormat(fromTemplate: template, options: 0, locale: locale) else {
      return
    }
    dateFormat = format
  }

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
    get { ownCalendar ?? ask { $0.calendar } }
    set { ownCalendar = newValue }
  }

  /// The format set by the code under test, or that of the styles.
  public override var dateFormat: String! {
    get { explicitFormat ?? ask { $0.dateFormat } }
    set { explicitFormat = newValue }
  }

  /// How much of the day is said; takes the place of a format.
  public override var dateStyle: Style { didSet { explicitFormat = nil } }

  /// How much of the time of day is said; takes the place of a format.
  public override var timeStyle: Style { didSet { explicitFormat = nil } }

  // What follows is rare in interview code: it is the formatter's own, not the pool's.

  #if canImport(Darwin)
    public override var formattingContext: Context {
      get { ask { $0.formattingContext } }
      set { set(\.formattingContext, newValue) }
    }
  #endif
  public override var generatesCalendarDates: Bool {
    get { ask { $0.generatesCalendarDates } }
    set { set(\.generatesCalendarDates, newValue) }
  }
  public override var defaultDate: Foundation.Date? {
    get { ask { $0.defaultDate } }
    set { set(\.defaultDate, newValue) }
  }
  public override var twoDigitStartDate: Foundation.Date? {
    get { ask { $0.twoDigitStartDate } }
    set { set(\.twoDigitStartDate, newValue) }
  }
  public override var gregorianStartDate: Foundation.Date? {
    get { ask { $0.gregorianStartDate } }
    set { set(\.gregorianStartDate, newValue) }
  }
  public override var amSymbol: Symbol {
    get { ask { $0.amSymbol } }
    set { set(\.amSymbol, newValue) }
  }
  public override var pmSymbol: Symbol {
    get { ask { $0.pmSymbol } }
    set { set(\.pmSymbol, newValue) }
  }
  public override var eraSymbols: Symbols {
    get { ask { $0.eraSymbols } }
    set { set(\.eraSymbols, newValue) }
  }
  public override var longEraSymbols: Symbols {
    get { ask { $0.longEraSymbols } }
    set { set(\.longEraSymbols, newValue) }
  }
  public override var monthSymbols: Symbols {
    get { ask { $0.monthSymbols } }
    set { set(\.monthSymbols, newValue) }
  }
  public override var shortMonthSymbols: Symbols {
    get { ask { $0.shortMonthSymbols } }
    set { set(\.shortMonthSymbols, newValue) }
  }
  public override var veryShortMonthSymbols: Symbols {
    get { ask { $0.veryShortMonthSymbols } }
    set { set(\.veryShortMonthSymbols, newValue) }
  }
  public override var standaloneMonthSymbols: Symbols {
    get { ask { $0.standaloneMonthSymbols } }
    set { set(\.standaloneMonthSymbols, newValue) }
  }
  public override var shortStandaloneMonthSymbols: Symbols {
    get { ask { $0.shortStandaloneMonthSymbols } }
    set { set(\.shortStandaloneMonthSymbols, newValue) }
  }
  public override var veryShortStandaloneMonthSymbols: Symbols {
    get { ask { $0.veryShortStandaloneMonthSymbols } }
    set { set(\.veryShortStandaloneMonthSymbols, newValue) }
  }
  public override var weekdaySymbols: Symbols {
    get { ask { $0.weekdaySymbols } }
    set { set(\.weekdaySymbols, newValue) }
  }
  public override var shortWeekdaySymbols: Symbols {
    get { ask { $0.shortWeekdaySymbols } }
    set { set(\.shortWeekdaySymbols, newValue) }
  }
  public override var veryShortWeekdaySymbols: Symbols {
    get { ask { $0.veryShortWeekdaySymbols } }
    set { set(\.veryShortWeekdaySymbols, newValue) }
  }
  public override var standaloneWeekdaySymbols: Symbols {
    get { ask { $0.standaloneWeekdaySymbols } }
    set { set(\.standaloneWeekdaySymbols, newValue) }
  }
  public override var shortStandaloneWeekdaySymbols: Symbols {
    get { ask { $0.shortStandaloneWeekdaySymbols } }
    set { set(\.shortStandaloneWeekdaySymbols, newValue) }
  }
  public override var veryShortStandaloneWeekdaySymbols: Symbols {
    get { ask { $0.veryShortStandaloneWeekdaySymbols } }
    set { set(\.veryShortStandaloneWeekdaySymbols, newValue) }
  }
  public override var quarterSymbols: Symbols {
    get { ask { $0.quarterSymbols } }
    set { set(\.quarterSymbols, newValue) }
  }
  public override var shortQuarterSymbols: Symbols {
    get { ask { $0.shortQuarterSymbols } }
    set { set(\.shortQuarterSymbols, newValue) }
  }
  public override var standaloneQuarterSymbols: Symbols {
    get { ask { $0.standaloneQuarterSymbols } }
    set { set(\.standaloneQuarterSymbols, newValue) }
  }
  public override var shortStandaloneQuarterSymbols: Symbols {
    get { ask { $0.shortStandaloneQuarterSymbols } }
    set { set(\.shortStandaloneQuarterSymbols, newValue) }
  }
}
