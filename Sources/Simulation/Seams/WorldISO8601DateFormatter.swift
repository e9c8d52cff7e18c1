import Foundation
import Synchronization

/// What kata modules know as `ISO8601DateFormatter`. It says what Foundation's does, which asks nothing of
/// the world; the formatters that do the work are kept, as interview code makes one for every record.
public final class WorldISO8601DateFormatter: Foundation.ISO8601DateFormatter {
  private struct Settings: Hashable {
    var timeZone: TimeZone?
    var options: UInt
  }

  private struct Entry {
    let formatter: Foundation.ISO8601DateFormatter
    /// What it said lately: reading a date costs more than all else that is done with a record.
    var texts: [Foundation.Date: String] = [:]
    var dates: [String: Foundation.Date?] = [:]

    /// What was said before, or is said now.
    mutating func recall<Key, Value>(
      _ key: Key, in memory: WritableKeyPath<Entry, [Key: Value]>, _ make: () -> Value
    ) -> Value {
      if let value = self[keyPath: memory][key] { return value }
      if self[keyPath: memory].count >= WorldISO8601DateFormatter.memoryLimit {
        self[keyPath: memory] = [:]
      }
      let value = make()
      self[keyPath: memory][key] = value
      return value
    }
  }

  /// What is remembered for each formatter: the same records are read again and again.
  private static let memoryLimit = 256

  private static let entries = Mutex<[Settings: Entry]>([:])

  /// The text of a date.
  public override func string(from date: Foundation.Date) -> String {
    withEntry { entry in
      entry.recall(date, in: \.texts) { [formatter = entry.formatter] in
        formatter.string(from: date)
      }
    }
  }

  /// The date that a text says; nil when it says none.
  public override func date(from string: String) -> Foundation.Date? {
    withEntry { entry in
      entry.recall(string, in: \.dates) { [formatter = entry.formatter] in
        formatter.date(from: string)
      }
    }
  }

  private func withEntry<Result: Sendable>(_ body: (inout Entry) -> Result) -> Result {
    let settings = Settings(timeZone: timeZone, options: formatOptions.rawValue)
    return Self.entries.withLock { body(&$0[settings, default: Self.entry(settings)]) }
  }

  private static func entry(_ settings: Settings) -> Entry {
    let formatter = Foundation.ISO8601DateFormatter()
    formatter.timeZone = settings.timeZone
    formatter.formatOptions = Options(rawValue: settings.options)
    return Entry(formatter: formatter)
  }
}
