import Foundation
import Synchronization

/// What makes one date formatter differ from another.
struct DateFormatterSettings: Hashable, Sendable {
  let locale: String
  let timeZone: String
  /// Nil for the locale's.
  let calendar: Calendar?
  let dateStyle: UInt
  let timeStyle: UInt
  let format: String?
  let isLenient: Bool
  let isRelative: Bool
}

/// Foundation's formatters, kept: making one costs a hundred times what using it does, and interview
/// code makes one for every cell.
enum FormatterPool {
  private struct Entry {
    let formatter: Foundation.DateFormatter
    /// What it said lately.
    var texts: [Foundation.Date: String] = [:]
  }

  /// Texts remembered for each formatter: lists show the same dates again and again.
  private static let textLimit = 256

  private static let entries = Mutex<[DateFormatterSettings: Entry]>([:])

  static func with<Result: Sendable>(
    _ settings: DateFormatterSettings, _ body: (Foundation.DateFormatter) -> Result
  ) -> Result {
    entries.withLock { body(formatter(settings, among: &$0)) }
  }

  static func string(from date: Foundation.Date, _ settings: DateFormatterSettings) -> String {
    // What is relative depends on the day on which it is asked.
    guard !settings.isRelative else { return with(settings) { $0.string(from: date) } }
    return entries.withLock { entries in
      if let text = entries[settings]?.texts[date] { return text }
      let text = formatter(settings, among: &entries).string(from: date)
      if entries[settings]?.texts.count ?? 0 >= textLimit { entries[settings]?.texts = [:] }
      entries[settings]?.texts[date] = text
      return text
    }
  }

  private static func formatter(
    _ settings: DateFormatterSettings, among entries: inout [DateFormatterSettings: Entry]
  ) -> Foundation.DateFormatter {
    if let entry = entries[settings] { return entry.formatter }
    let formatter = make(settings)
    entries[settings] = Entry(formatter: formatter)
    return formatter
  }

  static func make(_ settings: DateFormatterSettings) -> Foundation.DateFormatter {
    let formatter = Foundation.DateFormatter()
    formatter.locale = Locale(identifier: settings.locale)
    formatter.timeZone = TimeZone(identifier: settings.timeZone)
    if let calendar = settings.calendar { formatter.calendar = calendar }
    formatter.dateStyle = .init(rawValue: settings.dateStyle) ?? .none
    formatter.timeStyle = .init(rawValue: settings.timeStyle) ?? .none
    formatter.isLenient = settings.isLenient
    formatter.doesRelativeDateFormatting = settings.isRelative
    if let format = settings.format { formatter.dateFormat = format }
    return formatter
  }
}
