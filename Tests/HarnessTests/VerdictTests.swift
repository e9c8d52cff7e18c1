import Foundation
import Simulation
import Synchronization
import Testing
import UIKitShim

@testable import Harness

@Suite("Verdicts") @MainActor struct VerdictTests {
  @Test func `two equal apps match`() {
    #expect(Judge.verdict([.launch, .wait(.seconds(1))]) { $0.label("hello") } == .match)
  }

  @Test func `the canary is seen`() {
    #expect(Canary.problem() == nil)
  }

  @Test func `a change of text is a mismatch in its step`() {
    let verdict = Judge.verdict([.launch]) {
      $0.label("a")
    } refactored: {
      $0.label("b")
    }
    guard case .mismatch(let divergence) = verdict else {
      return #expect(Bool(false), "\(verdict)")
    }
    #expect(divergence.step == 1)
    #expect(divergence.summary == "Step 1, launch: the screen differs")
  }

  @Test func `the order of subviews and wrapping them does not count`() {
    let verdict = Judge.verdict([.launch]) { screen in
      screen.label("a")
      screen.label("b")
    } refactored: { screen in
      let stack = UIStackView()
      for text in ["b", "a"] {
        let label = UILabel()
        label.text = text
        stack.addArrangedSubview(label)
      }
      let wrapper = UIView()
      wrapper.addSubview(stack)
      screen.view.addSubview(wrapper)
    }
    #expect(verdict == .match)
  }

  @Test func `a colour, a hidden view and a disabled button count`() {
    func verdict(_ change: @escaping @MainActor @Sendable (UILabel) -> Void) -> Verdict {
      Judge.verdict([.launch]) {
        $0.label("a")
      } refactored: {
        change($0.label("a"))
      }
    }
    #expect(!verdict { $0.textColor = .systemRed }.isPass)
    #expect(!verdict { $0.isHidden = true }.isPass)
    #expect(!verdict { $0.alpha = 0 }.isPass)
    #expect(verdict { $0.font = .systemFont(ofSize: 40) }.isPass)
  }

  @Test func `a spinner that shows for one instant counts`() {
    let verdict = Judge.verdict([.launch, .wait(.seconds(1))]) { screen in
      let label = screen.label("a")
      Task {
        try await WorldSleep.sleep(for: .milliseconds(500))
        label.text = "b"
      }
    } refactored: { screen in
      let label = screen.label("a")
      Task {
        try await WorldSleep.sleep(for: .milliseconds(500))
        label.text = "loading"
        try await WorldSleep.sleep(for: .nanoseconds(1))
        label.text = "b"
      }
    }
    #expect(verdict.summary == "Step 2, wait 1: the screen differs")
  }

  @Test func `a change at another time is a mismatch`() {
    @MainActor func late(_ milliseconds: Int) -> @MainActor @Sendable (FixtureScreen) -> Void {
      { screen in
        let label = screen.label("a")
        Task {
          try await WorldSleep.sleep(for: .milliseconds(milliseconds))
          label.text = "b"
        }
      }
    }
    let verdict = Judge.verdict(
      [.launch, .wait(.seconds(1))], legacy: late(800), refactored: late(700))
    #expect(verdict.summary == "Step 2, wait 1: the screen changes at 0.7 s, not at 0.8 s")
  }

  @Test func `an effect after the last step shows in the quiet tail`() {
    let verdict = Judge.verdict([.launch]) {
      $0.label("a")
    } refactored: { screen in
      let label = screen.label("a")
      Task {
        try await WorldSleep.sleep(for: .seconds(9))
        label.text = "late"
      }
    }
    #expect(
      verdict.summary
        == "After the last step: the screen changes at 9 s and should not")
  }

  @Test func `a screen that a task keeps for good is a leak`() {
    let steps: [Step] = [.launch, .goBack]
    let verdict = Judge.verdict(steps) {
      $0.label("a")
    } refactored: { screen in
      screen.label("a")
      Task {
        while true { try await WorldSleep.sleep(for: .seconds(1)); _ = screen.title }
      }
    }
    #expect(verdict.summary.contains("a screen that was left is never freed"))
  }

  @Test func `a stream that a screen listens to until it goes is no leak and comes back to nobody`()
  {
    let verdict = Judge.verdict([.launch, .goBack, .reopen]) {
      $0.label("a")
    } refactored: { screen in
      let label = screen.label("")
      let (texts, feed) = AsyncStream<String>.makeStream()
      feed.yield("a")
      screen.kept = [
        feed, Cancellation(Task { for await text in texts { label.text = text } }),
      ]
    }
    #expect(verdict == .match)
  }

  @Test func `coins are behaviour, and their order`() {
    let verdict = Judge.verdict([.launch], coins: [true]) { screen in
      screen.label("a")
      _ = World.current?.toss()
    } refactored: {
      $0.label("a")
    }
    #expect(verdict.summary == "Step 1, launch: Bool.random() is called not at all, should be once")
  }

  @Test func `printing counts only where the kata says so`() {
    func verdict(_ behaviour: Behaviour) -> Verdict {
      Judge.verdict([.launch], behaviour: behaviour) {
        $0.label("a")
      } refactored: { screen in
        screen.label("a")
        World.current?.write("debug")
      }
    }
    #expect(verdict(Behaviour()) == .match)
    #expect(
      verdict(Behaviour(log: true)).summary.hasSuffix(#""debug" is printed and should not be"#))
  }

  @Test func `files count where the kata says so`() {
    func verdict(_ behaviour: Behaviour) -> Verdict {
      Judge.verdict([.launch], behaviour: behaviour) {
        $0.label("a")
      } refactored: { screen in
        screen.label("a")
        guard let folder = World.current?.documents else { return }
        try? Data("[]".utf8).write(to: folder.appending(path: "store.json"))
      }
    }
    #expect(verdict(Behaviour()) == .match)
    #expect(
      verdict(Behaviour(documents: true)).summary
        .hasSuffix(#""store.json" is written and should not be"#))
  }

  @Test func `a step that only the legacy screen allows is a mismatch`() {
    let verdict = Judge.verdict([.launch, .tap("Go")]) {
      $0.button("Go") {}
    } refactored: { screen in
      screen.button("Go") {}
      screen.button("Go") {}
    }
    #expect(!verdict.isPass)
    let gone = Judge.verdict([.launch, .tap("Go")]) { screen in
      screen.button("Go") {}
    } refactored: { _ in
    }
    #expect(gone.name == "mismatch")
  }

  @Test func `a scenario that asserts nothing is invalid`() {
    #expect(Judge.verdict([]) { $0.label("a") } == .invalid("it has no steps"))
    let early = Judge.verdict([.wait(.seconds(1))]) { $0.label("a") }
    #expect(early.summary.contains("step 1, wait 1, is impossible on the legacy screen"))
    let impossible = Judge.verdict([.launch, .tap("Nope")]) { $0.label("a") }
    #expect(impossible.summary.contains("no button says \"Nope\""))
  }

  @Test func `work that never settles and an escape are invalid, by name`() {
    let endless = Judge.verdict([.launch]) {
      $0.label("a")
    } refactored: { screen in
      screen.label("a")
      Task { while true { await Task.yield() } }
    }
    #expect(
      endless.summary.contains("refactored code: in step 1, launch, work never settles: 20000 jobs")
    )
    let poll = Judge.verdict([.launch, .wait(.seconds(60))]) {
      $0.label("a")
    } refactored: { screen in
      screen.label("a")
      Task { while true { try await WorldSleep.sleep(for: .microseconds(1)) } }
    }
    #expect(poll.summary.contains("in step 2, wait 60, work never settles: 2001 timers in one run"))
    let slow = Judge.verdict([.launch] + Array(repeating: .wait(.seconds(1)), count: 60)) {
      $0.label("a")
    } refactored: { screen in
      screen.label("a")
      Task { while true { try await WorldSleep.sleep(for: .milliseconds(10)) } }
    }
    #expect(slow.summary.contains("in step 22, wait 1, work never settles: 2001 timers in one run"))
    let escape = Judge.verdict([.launch]) {
      $0.label("a")
    } refactored: { screen in
      screen.label("a")
      WorldThread.sleep(forTimeInterval: 0)
    }
    #expect(escape.summary.contains("in step 1, launch, Thread.sleep(forTimeInterval:) leaves"))
  }

  @Test func `a side that differs from itself is nondeterministic`() {
    let launches = Mutex(0)
    let verdict = Judge.verdict([.launch]) {
      $0.label("1")
    } refactored: { screen in
      let count = launches.withLock { count in
        count += 1
        return count
      }
      screen.label("\(count)")
    }
    #expect(verdict.summary.contains("it differs from itself"))
  }

  @Test func `a static that outlives the app is named`() {
    let launched = Mutex(false)
    let verdict = Judge.verdict([.launch]) {
      $0.label("first")
    } refactored: { screen in
      let isFirst = launched.withLock { launched in
        defer { launched = true }
        return !launched
      }
      screen.label(isFirst ? "first" : "again")
    }
    #expect(verdict.summary.contains("as when a static outlives the app"))
  }

  @Test func `a declared difference passes in its step only, and must be there`() {
    func verdict(step: Int, refactored: String) -> Verdict {
      let differences = Differences([
        .init(scenario: "fixture", step: step, reason: "on purpose", avoid: nil)
      ])
      return Judge.verdict([.launch], differences: differences) { screen in
        screen.label("a")
      } refactored: {
        $0.label(refactored)
      }
    }
    #expect(verdict(step: 1, refactored: "b") == .declared(reason: "on purpose"))
    #expect(verdict(step: 2, refactored: "b").name == "mismatch")
    #expect(verdict(step: 1, refactored: "a").summary.contains("there is none"))
  }
}
