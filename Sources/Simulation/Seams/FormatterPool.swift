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
  private static let formatters = Mutex<[DateFormatterSettings: Foundation.DateFormatter]>([:])

  static func with<Result: Sendable>(
    _ settings: DateFormatterSettings, _ body: (Foundation.DateFormatter) -> Result
  ) -> Result {
    formatters.withLock { formatters in
      if let formatter = formatters[settings] { return body(formatter) }
      let formatter = make(settings)
      formatters[settings] = formatter
      return body(formatter)
    }
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
