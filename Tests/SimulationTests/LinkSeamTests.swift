import Foundation
import Simulation
import Testing

/// The seams as kata modules see them: this module is linked against them too.
@Suite("Link seams") @MainActor struct LinkSeamTests {
  private func inWorld<Result>(
    _ change: (inout World.Settings) -> Void = { _ in }, _ body: @MainActor () throws -> Result
  ) rethrows -> Result {
    var settings = World.Settings()
    change(&settings)
    return try DeterministicExecutor(world: World(settings)).run(body)
  }

  @Test func `time, chance and place are the world's`() {
    inWorld {
      $0.coins = [true, false, true]
      $0.locale = Locale(identifier: "de_DE")
      $0.timeZone = TimeZone(identifier: "Asia/Kathmandu")!
      $0.isOnline = false
    } _: {
      #expect(Date().formatted(.iso8601) == "2026-06-01T09:00:00Z")
      #expect(Date.now == Date())
      #expect([Bool.random(), Bool.random(), Bool.random()] == [true, false, true])
      #expect(Locale.current.identifier == "de_DE")
      #expect(TimeZone.current.identifier == "Asia/Kathmandu")
      #expect(Calendar.current.timeZone.identifier == "Asia/Kathmandu")
      #expect(Locale.autoupdatingCurrent == Locale.current)
      #expect(!Reachability.isConnectedToNetwork())
    }
  }

  @Test func `the app's folders are on the world's phone, and files are real`() throws {
    let phone = Foundation.FileManager.default.temporaryDirectory
      .appending(path: "kata-phone-\(Foundation.UUID().uuidString)", directoryHint: .isDirectory)
    defer { try? Foundation.FileManager.default.removeItem(at: phone) }
    let documents = phone.appending(path: "Documents", directoryHint: .isDirectory)
    try inWorld {
      $0.documents = { documents }
    } _: {
      let manager = FileManager.default
      #expect(manager.urls(for: .documentDirectory, in: .userDomainMask) == [documents])
      #expect(URL.documentsDirectory == documents)
      let made = try manager.url(
        for: .documentDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
      #expect(made == documents && manager.fileExists(atPath: made.path))
      let support = try manager.url(
        for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
      #expect(support.path == phone.path + "/Library/Application Support")
      #expect(manager.temporaryDirectory.path == phone.path + "/tmp")
      #expect(URL.temporaryDirectory == manager.temporaryDirectory)
      #expect(NSTemporaryDirectory() == phone.path + "/tmp/")
      #expect(NSHomeDirectory() == phone.path)
      #expect(World.current?.escapes.isEmpty == true)
      _ = manager.urls(for: .downloadsDirectory, in: .userDomainMask)
      #expect(World.current?.escapes.map(\.name) == ["FileManager.urls(for:in:)"])
    }
  }

  @Test func `a file is put in another's place in one move`() throws {
    let phone = Foundation.FileManager.default.temporaryDirectory
      .appending(path: "kata-phone-\(Foundation.UUID().uuidString)", directoryHint: .isDirectory)
    defer { try? Foundation.FileManager.default.removeItem(at: phone) }
    try inWorld {
      $0.documents = { phone.appending(path: "Documents", directoryHint: .isDirectory) }
    } _: {
      let manager = FileManager.default
      let folder = try manager.url(
        for: .documentDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
      let store = folder.appending(path: "store.json")
      let scratch = try manager.url(
        for: .itemReplacementDirectory, in: .userDomainMask, appropriateFor: store, create: true)
      let new = scratch.appending(path: "new.json")
      for text in ["one", "two"] {
        try Data(text.utf8).write(to: new, options: .atomic)
        try manager.replaceItemAt(store, withItemAt: new)
        #expect(try String(contentsOf: store, encoding: .utf8) == text)
        #expect(!manager.fileExists(atPath: new.path))
      }
      #expect(throws: (any Error).self) { try manager.replaceItemAt(store, withItemAt: new) }
      #expect(try String(contentsOf: store, encoding: .utf8) == "two")
      try Data("new".utf8).write(to: new)
      #expect(throws: (any Error).self) { try manager.moveItem(at: new, to: store) }
    }
  }

  @Test func `coins and identifiers depend on the seed alone`() {
    func draw(_ seed: UInt64) -> [String] {
      inWorld {
        $0.seed = seed
      } _: {
        (0..<20).map { _ in "\(Bool.random())" } + [UUID().uuidString, UUID().uuidString]
      }
    }
    #expect(draw(7) == draw(7))
    #expect(draw(7) != draw(8))
    #expect(Set(draw(7).suffix(2)).count == 2)
  }

  @Test func `a formatter kept in a static follows each world`() {
    let dates = DateFormatter()
    dates.dateStyle = .medium
    dates.timeStyle = .short
    let numbers = NumberFormatter()
    numbers.numberStyle = .decimal
    func text(_ locale: String, _ zone: String) -> String {
      inWorld {
        $0.locale = Locale(identifier: locale)
        $0.timeZone = TimeZone(identifier: zone)!
      } _: {
        "\(dates.string(from: Date())) \(numbers.string(from: 1234.5) ?? "")"
      }
    }
    #expect(text("en_US", "UTC") == "Jun 1, 2026 at 9:00\u{202F}AM 1,234.5")
    #expect(text("de_DE", "Asia/Tokyo") == "01.06.2026, 18:00 1.234,5")
    #expect(text("en_US", "UTC") == "Jun 1, 2026 at 9:00\u{202F}AM 1,234.5")
  }

  @Test func `a formatter of ISO dates does what Foundation's does, whatever the world`() {
    inWorld {
      $0.timeZone = TimeZone(identifier: "Asia/Tokyo")!
    } _: {
      let formatter = ISO8601DateFormatter()
      #expect(formatter.string(from: Date()) == "2026-06-01T09:00:00Z")
      #expect(formatter.date(from: "2026-06-01T09:00:00Z") == Date())
      #expect(formatter.date(from: "2026-06-01") == nil)
      formatter.formatOptions = [.withFullDate]
      formatter.timeZone = TimeZone(identifier: "America/St_Johns")
      #expect(formatter.string(from: Date(timeIntervalSince1970: 0)) == "1969-12-31")
      #expect(ISO8601DateFormatter().string(from: Date()) == "2026-06-01T09:00:00Z")
    }
  }

  @Test func `what the code sets on a formatter stays`() {
    inWorld {
      let formatter = DateFormatter()
      formatter.locale = Locale(identifier: "fr_FR")
      formatter.timeZone = TimeZone(identifier: "Asia/Tokyo")
      formatter.dateFormat = "EEEE HH:mm"
      #expect(formatter.string(from: Date()) == "lundi 18:00")
      #expect(formatter.dateFormat == "EEEE HH:mm")
      formatter.setLocalizedDateFormatFromTemplate("yMMMM")
      #expect(formatter.string(from: Date()) == "juin 2026")
      let thai = DateFormatter()
      thai.locale = Locale(identifier: "th_TH")
      thai.dateFormat = "y"
      let own = DateFormatter()
      own.locale = thai.locale
      own.calendar = Calendar(identifier: .gregorian)
      own.dateFormat = "y"
      #expect([thai, own].map { $0.string(from: Date()) } == ["2569", "2026"])
      let numbers = NumberFormatter()
      numbers.locale = Locale(identifier: "de_DE")
      numbers.numberStyle = .decimal
      #expect(numbers.string(from: 1234.5) == "1.234,5")
    }
  }

  @Test func `format styles take the world's locale and zone where nobody set others`() {
    inWorld {
      $0.locale = Locale(identifier: "de_DE")
      $0.timeZone = TimeZone(identifier: "Asia/Tokyo")!
    } _: {
      #expect(Date().formatted(date: .numeric, time: .shortened) == "1.6.2026, 18:00")
      #expect(Date().formatted(.dateTime.hour().minute()) == "18:00")
      #expect(1234.5.formatted() == "1.234,5")
      #expect(1234.formatted() == "1.234")
      #expect(Decimal(string: "1234.5")!.formatted() == "1.234,5")
      #expect(1234.5.formatted(.number.locale(Locale(identifier: "en_US"))) == "1,234.5")
    }
  }

  @Test func `printing goes into the world's log`() {
    let log = inWorld {
      print("a", 1, separator: "-")
      print("two\nlines")
      return World.current?.log
    }
    #expect(log == ["a-1", "two", "lines"])
  }

  @Test func `threads, sleeps, queues and the process's own folder report themselves`() {
    let folder = Foundation.FileManager.default.currentDirectoryPath
    let escapes = inWorld {
      #expect(!FileManager.default.changeCurrentDirectoryPath("/"))
      Thread.sleep(forTimeInterval: 3_600)
      Thread.detachNewThread {}
      usleep(900_000_000)
      DispatchQueue.global().async {}
      DispatchQueue(label: "mine").sync {}
      return World.current?.escapes.map(\.name)
    }
    #expect(
      escapes == [
        "FileManager.changeCurrentDirectoryPath(_:)", "Thread.sleep(forTimeInterval:)",
        "Thread.detachNewThread(_:)", "usleep(_:)", "DispatchQueue.global()",
        "DispatchQueue(label: \"mine\")",
      ])
    #expect(Foundation.FileManager.default.currentDirectoryPath == folder)
  }

  @Test func `waiting for the main queue on itself is reported and does not hang`() {
    let (answer, escapes) = inWorld {
      (DispatchQueue.main.sync { 7 }, World.current?.escapes.map(\.name))
    }
    #expect(answer == 7)
    #expect(escapes == ["DispatchQueue.main.sync(execute:)"])
  }

  @Test func `outside of a simulation every seam is the real thing`() async throws {
    #expect(abs(Date().timeIntervalSince(Foundation.Date(timeIntervalSinceNow: 0))) < 60)
    #expect(Set((0..<200).map { _ in Bool.random() }).count == 2)
    #expect(UUID() != UUID())
    #expect(Locale.current == Machine.locale)
    #expect(ContinuousClock.Instant.now <= ContinuousClock.Instant.now)
    try await Task.sleep(for: .nanoseconds(1))
    await confirmation { ran in
      await withCheckedContinuation { continuation in
        DispatchQueue.main.async {
          ran()
          continuation.resume()
        }
      }
    }
  }
}
