import Dispatch
import Foundation
import Synchronization
import Testing

@testable import Practice

@Suite struct WatchCheckerTests {
  private let bench: Bench
  private var tools: FakeToolchain

  init() throws {
    bench = try Bench()
    tools = try FakeToolchain(bench)
    bench.kata("start", "toy", "--now")
  }

  /// Runs one check to its end and returns what it posted; `react` may break it off.
  private func events(
    _ react: @escaping @Sendable (WatchEvent, WatchChecker) -> Void = { _, _ in }
  ) throws -> [WatchEvent] {
    let events = Mutex<[WatchEvent]>([])
    let holder = Mutex<WatchChecker?>(nil)
    let isOver = DispatchSemaphore(value: 0)
    let checker = WatchChecker(
      kata: try KataFolder(name: "Toy", root: bench.root),
      context: bench.context(adding: try tools.install())
    ) { event in
      events.withLock { $0.append(event) }
      if let checker = holder.withLock({ $0 }) { react(event, checker) }
      if case .ended = event { isOver.signal() }
    }
    holder.withLock { $0 = checker }
    checker.begin()
    isOver.wait()
    holder.withLock { $0 = nil }
    return events.withLock { $0 }
  }

  private var lastCheck: CheckRecord? { get throws { try bench.attempts().first?.lastCheck } }

  @Test func `a check tells how far it is, ends with what kata check says, and is recorded`() throws
  {
    let events = try events()
    #expect(events.prefix(2) == [.entered(.building), .entered(.running)])
    guard case .ended(let report?) = events.last else {
      Issue.record("it ends with \(String(describing: events.last))")
      return
    }
    #expect(
      report.headline.hasPrefix(
        "preserved  1 scenario (1 match, 0 declared), 30 generated, no unit tests"))
    #expect(report.scenarios == 1)
    #expect(try lastCheck?.verdict == .preserved)
  }

  @Test mutating func `what crashed is in the report`() throws {
    tools.verdicts = Array(tools.verdicts.prefix(2))
    tools.events = []
    tools.testScript = "echo 'Fatal error: gone' >&2; kill -ILL $$"
    guard case .ended(let report?) = try events().last else {
      Issue.record("it ends without a report")
      return
    }
    #expect(report.headline.contains("the tests crashed in scenario a"))
    #expect(report.lines.contains("Fatal error: gone"))
  }

  @Test mutating func `a build that is broken off says nothing and is not recorded`() throws {
    tools.buildScript = "sleep 1000"
    let events = try events { event, checker in
      if event == .entered(.building) { checker.cancel() }
    }
    #expect(events == [.entered(.building), .ended(nil)])
    #expect(try lastCheck == nil)
  }

  @Test mutating func `a run that a save overtakes says nothing and is not recorded`() throws {
    tools.testScript = "echo '// edited' >> Sources/Refactored/Toy/Model.swift"
    #expect(try events().last == .ended(nil))
    #expect(try lastCheck == nil)
  }

  @Test func `what keeps a check from running is the report`() throws {
    try bench.write("broken", to: ".git/HEAD")
    guard case .ended(let report?) = try events().last else {
      Issue.record("it ends without a report")
      return
    }
    #expect(report.headline.hasPrefix("error: "))
  }
}
