import Foundation
import Testing

@testable import TestSupport

@MainActor
@Suite struct `What the unit tests share` {
  private final class Node {
    var next: Node?
  }

  @Test func `a closed gate holds work back until it is opened`() async {
    let gate = Gate()
    var events: [String] = []
    let work = Task {
      await gate.pass()
      events.append("passed")
    }
    await gate.arrival()
    events.append("opened")
    gate.open()
    await work.value
    #expect(events == ["opened", "passed"])
  }

  @Test func `an open gate lets everybody pass, now and later`() async {
    let gate = Gate()
    let work = Task { await gate.pass() }
    await gate.arrival()
    await gate.arrival()
    gate.open()
    await work.value
    await gate.pass()
  }

  @Test func `a sleep on the skipping clock ends at once and moves its time`() async throws {
    let clock = SkippingClock()
    try await clock.sleep(for: .seconds(3))
    try await clock.sleep(until: .init(sinceStart: .seconds(1)), tolerance: nil)
    #expect(clock.elapsed == .seconds(3))
  }

  @Test func `a cancelled sleep throws and moves nothing`() async {
    let clock = SkippingClock()
    let sleeper = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await clock.sleep(for: .seconds(3))
    }
    await #expect(throws: CancellationError.self) { try await sleeper.value }
    #expect(clock.elapsed == .zero)
  }

  @Test func `what is freed in time is no leak`() {
    let tracker = LeakTracker()
    LeakTracker.$current.withValue(tracker) { _ = tracked(Node()) }
    #expect(tracker.leaks.isEmpty)
  }

  @Test func `what is kept alive by a cycle is a leak`() {
    let tracker = LeakTracker()
    let node = LeakTracker.$current.withValue(tracker) { tracked(Node()) }
    node.next = node
    #expect(tracker.leaks.count == 1)
    node.next = nil
  }

  @Test func `a moment is read from its text`() throws {
    #expect(try Date.at("1970-01-02T00:00:00Z").timeIntervalSince1970 == 86_400)
  }
}
