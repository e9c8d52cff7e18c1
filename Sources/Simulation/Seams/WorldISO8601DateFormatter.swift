import Foundation
import Synchronization

/// What kata modules know as `ISO8601DateFormatter`. It says what Foundation's does, which asks nothing of
/// the world; the formatters that do the work are kept, as interview code makes one for every record.
public final class WorldISO8601DateFormatter: Foundation.ISO8601DateFormatter {
  private struct Settings: Hashable {
    var timeZone: TimeZone?
    var options: UInt
  }

  private static let formatters = Mutex<[Settings: Foundation.ISO8601DateFormatter]>([:])

  /// The text of a date.
  public override func string(from date: Foundation.Date) -> String {
    withFormatter { $0.string(from: date) }
  }

  /// The date that a text says; nil when it says none.
  public override func date(from string: String) -> Foundation.Date? {
    withFormatter { $0.date(from: string) }
  }

  private func withFormatter<Result: Sendable>(
    _ body: (Foundation.ISO8601DateFormatter) -> Result
  ) -> Result {
    let settings = Settings(timeZone: timeZone, options: formatOptions.rawValue)
    return Self.formatters.withLock { formatters in
      if let formatter = formatters[settings] { return body(formatter) }
      let formatter = Foundation.ISO8601DateFormatter()
      formatter.timeZone = settings.timeZone
      formatter.formatOptions = Options(rawValue: settings.options)
      formatters[settings] = formatter
      return body(formatter)
    }
  }
}
