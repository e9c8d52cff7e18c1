import Foundation
import Simulation
import Testing

/// The seam of date formatters against Foundation's own.
@Suite("Date formatters") struct DateFormatterTests {
  /// What code under test may do to a formatter.
  struct Change: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let apply: @Sendable (Foundation.DateFormatter) -> Void

    init(_ name: String, _ apply: @escaping @Sendable (Foundation.DateFormatter) -> Void) {
      testDescription = name
      self.apply = apply
    }
  }

  private static let names = (1...13).map { "name \($0)" }

  private static func symbols(
    _ property: any ReferenceWritableKeyPath<
      Foundation.DateFormatter, WorldDateFormatter.Symbols
    > & Sendable, _ format: String
  ) -> Change {
    Change("symbols of \(format)") {
      $0[keyPath: property] = names
      $0.dateFormat = format
    }
  }

  static let changes: [Change] = [
    Change("format") { $0.dateFormat = "EEEE d MMMM y G HH:mm:ss.SSS zzzz" },
    Change("empty format") { $0.dateFormat = "" },
    Change("styles") {
      $0.dateStyle = .full
      $0.timeStyle = .long
    },
    Change("format, then style") {
      $0.dateFormat = "y"
      $0.dateStyle = .short
    },
    Change("style, then format") {
      $0.timeStyle = .short
      $0.dateFormat = "y"
    },
    Change("format taken back") {
      $0.dateStyle = .long
      $0.dateFormat = "y"
      $0.dateFormat = nil
    },
    Change("template") { $0.setLocalizedDateFormatFromTemplate("yMMMMdjm") },
    Change("template, then locale") {
      $0.setLocalizedDateFormatFromTemplate("yMMMMd")
      $0.locale = Locale(identifier: "ja_JP")
    },
    Change("locale, then template") {
      $0.locale = Locale(identifier: "ja_JP")
      $0.setLocalizedDateFormatFromTemplate("yMMMMd")
    },
    Change("template, then style") {
      $0.setLocalizedDateFormatFromTemplate("yMMMMd")
      $0.timeStyle = .short
    },
    Change("time zone") {
      $0.timeZone = TimeZone(secondsFromGMT: 19_800)
      $0.timeStyle = .full
    },
    Change("calendar") {
      $0.calendar = Calendar(identifier: .buddhist)
      $0.dateStyle = .long
    },
    Change("calendar's first weekday") {
      var calendar = Calendar(identifier: .gregorian)
      calendar.firstWeekday = 4
      calendar.minimumDaysInFirstWeek = 7
      $0.calendar = calendar
      $0.dateFormat = "e w YYYY"
    },
    Change("lenient") {
      $0.isLenient = true
      $0.dateFormat = "d.M.y"
    },
    Change("two-digit years") {
      $0.twoDigitStartDate = Date(timeIntervalSince1970: -3_000_000_000)
      $0.dateFormat = "d.M.yy"
    },
    Change("default date") {
      $0.defaultDate = Date(timeIntervalSince1970: 1_000_000_000)
      $0.dateFormat = "HH:mm"
    },
    Change("gregorian start") {
      $0.gregorianStartDate = Date(timeIntervalSince1970: 2_000_000_000)
      $0.dateFormat = "d.M.y"
    },
    Change("calendar dates") {
      $0.generatesCalendarDates = true
      $0.dateFormat = "d.M.y"
    },
    Change("a. m.") {
      $0.amSymbol = "early"
      $0.pmSymbol = "late"
      $0.dateFormat = "h a"
    },
    symbols(\.eraSymbols, "G"), symbols(\.longEraSymbols, "GGGG"),
    symbols(\.monthSymbols, "MMMM"), symbols(\.shortMonthSymbols, "MMM"),
    symbols(\.veryShortMonthSymbols, "MMMMM"), symbols(\.standaloneMonthSymbols, "LLLL"),
    symbols(\.shortStandaloneMonthSymbols, "LLL"),
    symbols(\.veryShortStandaloneMonthSymbols, "LLLLL"),
    symbols(\.weekdaySymbols, "EEEE"), symbols(\.shortWeekdaySymbols, "EEE"),
    symbols(\.veryShortWeekdaySymbols, "EEEEE"), symbols(\.standaloneWeekdaySymbols, "cccc"),
    symbols(\.shortStandaloneWeekdaySymbols, "ccc"),
    symbols(\.veryShortStandaloneWeekdaySymbols, "ccccc"),
    symbols(\.quarterSymbols, "QQQQ"), symbols(\.shortQuarterSymbols, "QQQ"),
    symbols(\.standaloneQuarterSymbols, "qqqq"), symbols(\.shortStandaloneQuarterSymbols, "qqq"),
  ]

  #if canImport(Darwin)
    static let appleChanges = [
      Change("context") {
        $0.formattingContext = .beginningOfSentence
        $0.locale = Locale(identifier: "fr_FR")
        $0.dateFormat = "EEEE"
      }
    ]
  #else
    static let appleChanges: [Change] = []
  #endif

  /// What a formatter says of dates and texts, and of itself.
  private func words(_ formatter: Foundation.DateFormatter) -> [String] {
    let dates = [0, 1_780_304_400, 1_793_500_000.5, -2_000_000_000].map(
      Date.init(timeIntervalSince1970:))
    let texts = ["", "7.5.30", "31.2.26", "07:30", "7 late", "name 3", "Mai", "2026"]
    return dates.map(formatter.string(from:))
      + dates.map { formatter.string(for: $0) ?? "nil" }
      + texts.map { formatter.date(from: $0).map { "\($0.timeIntervalSince1970)" } ?? "nil" }
      + [
        formatter.dateFormat ?? "nil", "\(formatter.calendar.identifier)",
        formatter.locale.identifier, formatter.timeZone.identifier, "\(formatter.dateStyle)",
        "\(formatter.timeStyle)", "\(String(describing: formatter.defaultDate))",
        "\(String(describing: formatter.twoDigitStartDate))",
        "\(formatter.isLenient) \(formatter.generatesCalendarDates)",
        "\(formatter.monthSymbols as Any)", "\(formatter.shortWeekdaySymbols as Any)",
        "\(formatter.amSymbol as Any)", "\(formatter.eraSymbols as Any)",
      ]
  }

  /// A formatter of Foundation's in the same world.
  private func real(in settings: World.Settings) -> Foundation.DateFormatter {
    let formatter = Foundation.DateFormatter()
    formatter.locale = settings.locale
    formatter.timeZone = settings.timeZone
    return formatter
  }

  @Test(arguments: changes + appleChanges) @MainActor
  func `what code sets has the effect that it has on Foundation's formatter`(
    _ change: Change
  ) throws {
    var settings = World.Settings()
    settings.locale = Locale(identifier: "de_DE")
    settings.timeZone = try #require(TimeZone(identifier: "Asia/Kathmandu"))
    let real = real(in: settings)
    change.apply(real)
    try DeterministicExecutor(world: World(settings)).run {
      let ours = WorldDateFormatter()
      change.apply(ours)
      #expect(words(ours) == words(real))
      let copy = try #require(ours.copy() as? WorldDateFormatter)
      // Not compared with a copy of Foundation's, which forgets the default date on Linux.
      #expect(words(copy) == words(real))
      copy.dateFormat = "y"
      copy.monthSymbols = ["x"]
      #expect(words(ours) == words(real))
    }
  }

  @Test @MainActor func `a formatter with symbols of its own follows each world, as its copy does`()
    throws
  {
    let formatter = WorldDateFormatter()
    formatter.amSymbol = "early"
    formatter.dateFormat = "EEEE h a"
    let copy = try #require(formatter.copy() as? Foundation.DateFormatter)
    for (locale, text) in [("en_US", "Monday 9 early"), ("de_DE", "Montag 9 early")] {
      var settings = World.Settings()
      settings.locale = Locale(identifier: locale)
      DeterministicExecutor(world: World(settings)).run {
        #expect(formatter.string(from: World.current?.date ?? .distantPast) == text)
        #expect(copy.string(from: World.current?.date ?? .distantPast) == text)
      }
    }
  }

  @Test @MainActor func `texts that were said before are right in every setting and world`() {
    let dates = (0..<600).map { Date(timeIntervalSince1970: Double($0) * 86_400) }
    let ours = WorldDateFormatter()
    for format in ["d MMMM y", "y-MM-dd EEE"] {
      for locale in ["en_US", "de_DE"] {
        var settings = World.Settings()
        settings.locale = Locale(identifier: locale)
        ours.dateFormat = format
        let real = real(in: settings)
        real.dateFormat = format
        let texts = dates.map(real.string(from:))
        DeterministicExecutor(world: World(settings)).run {
          for _ in 0..<2 { #expect(dates.map(ours.string(from:)) == texts) }
        }
      }
    }
  }

  @Test @MainActor func `texts without a formatter of one's own are the world's too`() {
    var settings = World.Settings()
    settings.locale = Locale(identifier: "de_DE")
    DeterministicExecutor(world: World(settings)).run {
      #expect(
        WorldDateFormatter.localizedString(
          from: Date(timeIntervalSince1970: 0), dateStyle: .long, timeStyle: .none)
          == "1. Januar 1970")
      #expect(
        WorldDateFormatter.dateFormat(fromTemplate: "yMMMMd", options: 0, locale: nil)
          == "d. MMMM y")
    }
  }

  @Test(arguments: ["America/St_Johns", "Asia/Kathmandu", "Africa/Monrovia", "UTC"])
  func `a date's text changes at midnight and not before`(_ zone: String) throws {
    let midnights = [
      DateComponents(year: 1971, month: 3, day: 2), DateComponents(year: 2026, month: 6, day: 1),
    ]
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: zone))
    for components in midnights {
      let midnight = try #require(calendar.date(from: components))
      for offset in [-60, -59.5, -0.001, 0, 0.001, 30, 59.999, 60] {
        let (seam, real) = (WorldDateFormatter(), Foundation.DateFormatter())
        for formatter in [seam, real] {
          formatter.locale = Locale(identifier: "en_US")
          formatter.timeZone = calendar.timeZone
          formatter.dateStyle = .medium
          formatter.timeStyle = .none
        }
        let date = midnight.addingTimeInterval(offset)
        #expect(seam.string(from: date) == real.string(from: date))
      }
    }
  }
}
