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
    let settings: DateFormatterSettings
    let formatter: Foundation.DateFormatter
    /// Whether the text is the same all through a minute, so that one is remembered for it.
    let saysNoTime: Bool
    /// What it said lately.
    var texts: [Foundation.Date: String] = [:]

    init(_ settings: DateFormatterSettings) {
      self.settings = settings
      formatter = FormatterPool.make(settings)
      let offset = formatter.timeZone?.secondsFromGMT(for: FormatterPool.firstEvenDate) ?? 1
      saysNoTime =
        settings.timeStyle == Foundation.DateFormatter.Style.none.rawValue
        && settings.format == nil && offset % 60 == 0
    }
  }

  private struct State {
    var entries: [Entry] = []
    var places: [DateFormatterSettings: Int] = [:]
    /// The place of the entry that was asked last, as settings take long to look up.
    var latest: Int?

    mutating func place(of settings: DateFormatterSettings) -> Int {
      if let latest, entries[latest].settings == settings { return latest }
      let place = places[settings] ?? entries.endIndex
      if place == entries.endIndex {
        entries.append(Entry(settings))
        places[settings] = place
      }
      latest = place
      return place
    }
  }

  /// Texts remembered for each formatter: lists show the same dates again and again.
  private static let textLimit = 1_024

  /// 1973. Until 1972 some clocks were ahead of others by parts of a minute, so that a day did not begin
  /// with a minute.
  private static let firstEvenDate = Foundation.Date(timeIntervalSince1970: 94_694_400)

  private static let state = Mutex(State())

  static func with<Result: Sendable>(
    _ settings: DateFormatterSettings, _ body: (Foundation.DateFormatter) -> Result
  ) -> Result {
    state.withLock { state in
      let place = state.place(of: settings)
      return body(state.entries[place].formatter)
    }
  }

  static func string(from date: Foundation.Date, _ settings: DateFormatterSettings) -> String {
    // What is relative depends on the day on which it is asked.
    guard !settings.isRelative else { return with(settings) { $0.string(from: date) } }
    return state.withLock { state in
      let place = state.place(of: settings)
      let key = state.entries[place].saysNoTime ? minute(of: date) : date
      if let text = state.entries[place].texts[key] { return text }
      let text = state.entries[place].formatter.string(from: date)
      if state.entries[place].texts.count >= textLimit { state.entries[place].texts = [:] }
      state.entries[place].texts[key] = text
      return text
    }
  }

  /// When the minute began, for dates since when that is the same everywhere.
  private static func minute(of date: Foundation.Date) -> Foundation.Date {
    guard date >= firstEvenDate else { return date }
    return .init(timeIntervalSince1970: (date.timeIntervalSince1970 / 60).rounded(.down) * 60)
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
