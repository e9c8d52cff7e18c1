import Testing

@testable import Practice

/// The symbols are what Swift 6.3 on Linux leaves to the linker for the code in the first column.
@Suite struct SeamRulesTests {
  private static let escapes: [(code: String, symbol: String, name: String)] = [
    (
      "Int.random(in: 0..<3)",
      "static (extension in Swift):Swift.FixedWidthInteger.random(in: Swift.Range<A>) -> A",
      "Int.random(in:)"
    ),
    (
      "Double.random(in: 0..<1)",
      "static (extension in Swift):Swift.BinaryFloatingPoint< where A.RawSignificand: "
        + "Swift.FixedWidthInteger>.random(in: Swift.Range<A>) -> A",
      "Double.random(in:)"
    ),
    (
      "[1, 2].shuffled()", "(extension in Swift):Swift.Sequence.shuffled() -> [A.Element]",
      "shuffled()"
    ),
    (
      "Set([1]).randomElement()",
      "(extension in Swift):Swift.Collection.randomElement() -> A.Element?", "randomElement()"
    ),
    (
      "SystemRandomNumberGenerator()",
      "Swift.SystemRandomNumberGenerator.init() -> Swift.SystemRandomNumberGenerator",
      "SystemRandomNumberGenerator"
    ),
    (
      "Foundation.Date()", "FoundationEssentials.Date.init() -> FoundationEssentials.Date",
      "Date.init()"
    ),
    (
      "Date(timeIntervalSinceNow: 3)",
      "FoundationEssentials.Date.init(timeIntervalSinceNow: Swift.Double) -> "
        + "FoundationEssentials.Date",
      "Date.init(timeIntervalSinceNow:)"
    ),
    (
      "calendar.isDateInToday(date)",
      "FoundationEssentials.Calendar.isDateInToday(FoundationEssentials.Date) -> Swift.Bool",
      "Calendar.isDateInToday(_:)"
    ),
    ("UUID.init()", "FoundationEssentials.UUID.init() -> FoundationEssentials.UUID", "UUID.init()"),
    (
      "UserDefaults.standard",
      "static Foundation.UserDefaults.standard.getter : Foundation.UserDefaults", "UserDefaults"
    ),
    (
      "UserDefaults(suiteName: \"a\")",
      "Foundation.UserDefaults.__allocating_init(suiteName: Swift.String?) -> "
        + "Foundation.UserDefaults?",
      "UserDefaults"
    ),
    (
      "FileManager.default",
      "static FoundationEssentials.FileManager.default.getter : FoundationEssentials.FileManager",
      "FileManager.default"
    ),
    (
      "FileManager.default.homeDirectoryForCurrentUser",
      "FoundationEssentials.FileManager.homeDirectoryForCurrentUser.getter : "
        + "FoundationEssentials.URL", "FileManager.homeDirectoryForCurrentUser"
    ),
    (
      "Swift.ContinuousClock()", "Swift.ContinuousClock.init() -> Swift.ContinuousClock",
      "ContinuousClock"
    ),
    (
      "f(clock: .continuous)",
      "static (extension in Swift):Swift.Clock< where A == Swift.ContinuousClock>"
        + ".continuous.getter : Swift.ContinuousClock",
      "ContinuousClock"
    ),
    (
      "Task.sleep(nanoseconds: 3) where no seam is",
      "static (extension in Swift):Swift.Task< where A == Swift.Never, B == Swift.Never>"
        + ".sleep(nanoseconds: Swift.UInt64) async throws -> ()",
      "Task.sleep(nanoseconds:)"
    ),
    (
      "Foundation.Thread.sleep(forTimeInterval: 1)",
      "static Foundation.Thread.sleep(forTimeInterval: Swift.Double) -> ()", "Thread"
    ),
    (
      "Dispatch.DispatchQueue.global()",
      "static Dispatch.DispatchQueue.global(qos: Dispatch.DispatchQoS.QoSClass) -> "
        + "Dispatch.DispatchQueue",
      "DispatchQueue"
    ),
    (
      "semaphore.wait(timeout: .now() + 1)",
      "Dispatch.DispatchSemaphore.wait(timeout: Dispatch.DispatchTime) -> "
        + "Dispatch.DispatchTimeoutResult",
      "DispatchSemaphore.wait(timeout:)"
    ),
    (
      "DispatchSource.makeTimerSource()",
      "static Dispatch.DispatchSource.makeTimerSource(flags: Dispatch.DispatchSource.TimerFlags, "
        + "queue: Dispatch.DispatchQueue?) -> Dispatch.DispatchSourceTimer",
      "DispatchSource"
    ),
    (
      "OperationQueue()",
      "Foundation.OperationQueue.__allocating_init() -> Foundation.OperationQueue", "OperationQueue"
    ),
    (
      "Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in }",
      "static Foundation.Timer.scheduledTimer(withTimeInterval: Swift.Double, repeats: Swift.Bool, "
        + "block: @Sendable (Foundation.Timer) -> ()) -> Foundation.Timer",
      "Timer"
    ),
    ("RunLoop.current", "static Foundation.RunLoop.current.getter : Foundation.RunLoop", "RunLoop"),
    ("\"a\".hashValue", "Swift.String.hashValue.getter : Swift.Int", "hashValue"),
    ("model.hashValue", "RefactoredToy.Model.hashValue.getter : Swift.Int", "hashValue"),
    (
      "value.hashValue of a generic type",
      "dispatch thunk of Swift.Hashable.hashValue.getter : Swift.Int", "hashValue"
    ),
    ("Hasher()", "Swift.Hasher.init() -> Swift.Hasher", "Hasher"),
    ("hasher.finalize()", "Swift.Hasher.finalize() -> Swift.Int", "Hasher"),
    (
      "FileHandle.standardInput",
      "static Foundation.FileHandle.standardInput.getter : Foundation.FileHandle", "FileHandle"
    ),
    ("timespec_get(&time, TIME_UTC)", "timespec_get", "timespec_get"),
    ("dlsym(nil, \"time\")", "dlsym", "dlsym"),
    ("symlink(\"a\", \"b\")", "symlink", "symlink"),
    ("umask(0)", "umask", "umask"),
    ("signal(SIGINT, SIG_IGN)", "signal", "signal"),
    ("posix_spawn(…)", "posix_spawn", "posix_spawn"),
    ("mktime(&time)", "mktime", "mktime"),
    (
      "open(\"a\", O_RDONLY)",
      "Glibc.open(Swift.UnsafePointer<Swift.Int8>, Swift.Int32) -> Swift.Int32", "open"
    ),
    (
      "environ",
      "Glibc.environ.getter : Swift.UnsafeMutablePointer<Swift.UnsafeMutablePointer<Swift.Int8>?>",
      "environ"
    ),
    (
      "Process()", "Foundation.Process.__allocating_init() -> Foundation.Process", "Process"
    ),
    ("nanosleep(&time, nil)", "nanosleep", "nanosleep"),
    ("pthread_create(…)", "pthread_create", "pthread_create"),
    ("arc4random()", "arc4random", "arc4random"),
    ("getenv(\"A\")", "getenv", "getenv"),
    (
      "Foundation.Locale.current where no seam is",
      "static FoundationEssentials.Locale.current.getter : FoundationEssentials.Locale",
      "Locale.current"
    ),
    (
      "Locale.autoupdatingCurrent",
      "static FoundationEssentials.Locale.autoupdatingCurrent.getter : FoundationEssentials.Locale",
      "Locale.autoupdatingCurrent"
    ),
    (
      "\"a\".localizedCompare(\"b\")",
      "(extension in Foundation):Swift.StringProtocol.localizedCompare<A where A1: "
        + "Swift.StringProtocol>(A1) -> FoundationEssentials.ComparisonResult",
      "StringProtocol.localizedCompare(_:)"
    ),
    (
      "ProcessInfo.processInfo",
      "FoundationEssentials.ProcessInfo.processInfo.unsafeMutableAddressor : "
        + "FoundationEssentials.ProcessInfo",
      "ProcessInfo.processInfo"
    ),
  ]

  @Test(arguments: escapes)
  func `what reaches the real world is found`(_ code: String, symbol: String, name: String) {
    #expect(SeamRules.findings(in: "A.swift", symbols: [symbol]).map(\.name) == [name], "\(code)")
  }

  @Test(arguments: [
    (
      "UUID() and Bool.random()",
      "static (extension in RefactoredToy):Swift.Bool.random() -> Swift.Bool"
    ),
    ("Date()", "RefactoredToy.Date() -> FoundationEssentials.Date"),
    ("Date.now", "static (extension in RefactoredToy):FoundationEssentials.Date.now.getter : Date"),
    ("DispatchQueue.main", "static Simulation.WorldDispatchQueue.main.getter : Simulation.Queue"),
    (
      "generator.next() of one's own",
      "static (extension in Swift):Swift.FixedWidthInteger.random<A where A1: "
        + "Swift.RandomNumberGenerator>(in: Swift.ClosedRange<A>, using: inout A1) -> A"
    ),
    (
      "clock.sleep(for:) of any Clock",
      "dispatch thunk of Swift.Clock.sleep(until: A.Instant, tolerance: A.Duration?) async throws"
    ),
    (
      "Date(timeIntervalSince1970: 0)",
      "FoundationEssentials.Date.init(timeIntervalSince1970: Swift.Double) -> Date"
    ),
    ("Thread as a type", "type metadata for Foundation.Thread"),
    ("DispatchGroup.enter()", "Dispatch.DispatchGroup.enter() -> ()"),
    ("NotificationCenter.default", "static Foundation.NotificationCenter.default.getter : N"),
    ("a Mutex", "syscall"),
    ("hash(into:) of one's own", "Swift.Hasher.combine<A where A: Swift.Hashable>(A) -> ()"),
    (
      "an enumeration with raw values",
      "(extension in Swift):Swift.RawRepresentable< where A: Swift.Hashable, "
        + "A.Swift.RawRepresentable.RawValue: Swift.Hashable>.hashValue.getter : Swift.Int"
    ),
    ("Hashable for a type", "method descriptor for Swift.Hashable.hashValue.getter : Swift.Int"),
  ])
  func `what the seams or the simulation control is not`(_ code: String, symbol: String) {
    #expect(SeamRules.findings(in: "A.swift", symbols: [symbol]).isEmpty, "\(code)")
  }

  @Test(arguments: ["LegacyToy", "Legacy", "Harness", "Catalog"])
  func `code that a room must do without is found`(_ module: String) {
    let findings = SeamRules.findings(
      in: "Sources/Refactored/Toy/A.swift",
      symbols: [
        "type metadata accessor for \(module).ToyApp",
        "(extension in \(module)):Swift.Int.f() -> ()",
      ])
    #expect(
      findings.map(\.description) == [
        "Sources/Refactored/Toy/A.swift: \(module)'s code is not the room's; write it in the room"
      ])
  }

  @Test(arguments: [
    "RefactoredToy.LegacyStore.init() -> RefactoredToy.LegacyStore",
    "Swift.Array<RefactoredToy.Catalog.Entry>.append(A) -> ()",
  ])
  func `a name of one's own that sounds like it is not`(_ symbol: String) {
    #expect(SeamRules.findings(in: "Sources/Refactored/Toy/A.swift", symbols: [symbol]).isEmpty)
  }

  @Test func `the legacy code may use itself`() {
    let file = "Sources/Legacy/Toy/A.swift"
    #expect(SeamRules.findings(in: file, symbols: ["LegacyToy.List.init() -> List"]).isEmpty)
  }

  @Test func `what can wait is told apart from what only reads`() {
    let findings = SeamRules.findings(
      in: "A.swift", symbols: ["usleep", "pthread_create", "exit", "getenv", "rand"])
    #expect(findings.filter(\.canWait).map(\.name) == ["usleep", "pthread_create", "exit"])
  }

  @Test func `a name that is used twice in a file is one finding`() {
    #expect(SeamRules.findings(in: "A.swift", symbols: ["usleep", "usleep", "sleep"]).count == 2)
  }

  @Test func `a finding names file, what was written and the fix`() {
    #expect(
      SeamRules.findings(in: "Sources/Refactored/Toy/A.swift", symbols: ["usleep"]).first?
        .description
        == "Sources/Refactored/Toy/A.swift: usleep is outside the simulation; use Task.sleep(for:)")
  }

  /// `3.5.formatted(.number)` is inlined to a style with the machine's locale, which the seam replaces.
  private static let style = [
    "static FoundationEssentials.Locale.autoupdatingCurrent.getter : FoundationEssentials.Locale",
    "FoundationInternationalization.FloatingPointFormatStyle.init(locale: Locale) -> Style",
  ]

  @Test func `a style that is handed to formatted gets the world's locale`() {
    #expect(SeamRules.findings(in: "A.swift", symbols: Self.style).isEmpty)
  }

  @Test func `a style that formats by itself has the machine's`() {
    let format = "FoundationInternationalization.FloatingPointFormatStyle.format(A) -> Swift.String"
    #expect(
      SeamRules.findings(in: "A.swift", symbols: Self.style + [format]).map(\.name)
        == ["Locale.autoupdatingCurrent"])
  }

  @Test func `no name stands in two rules, where only one could speak`() {
    let names = SeamRules.all.flatMap(\.names)
    #expect(Set(names).count == names.count)
  }
}
