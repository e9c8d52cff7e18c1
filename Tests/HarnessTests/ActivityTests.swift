import Simulation
import Testing
import UIKitShim

@testable import Harness

@Suite("What a session does") @MainActor struct ActivityTests {
  @Test func `at rest nothing counts, and whatever may change the screen does`() {
    let side = Side.fixture { screen in
      let label = screen.label("first")
      screen.kept = [
        Task {
          try? await WorldSleep.sleep(for: .seconds(1))
          label.text = "later"
        }
      ]
      screen.button("Go") { label.text = "tapped" }
    }
    let session = PhoneSession(side, in: World(World.Settings()))
    session.run {
      do {
        try session.take(.launch)
        try session.settle()
        var seen = session.activity
        #expect(seen > 0)
        for step in [Step.wait(.milliseconds(500)), .goOffline, .goOnline] {
          try session.take(step)
          try session.settle()
          #expect(session.activity == seen, "\(step)")
        }
        try session.pass(.milliseconds(500))
        #expect(session.activity == seen)
        try session.pass(.milliseconds(500))
        #expect(session.activity > seen)
        for step in [Step.tap("Go"), .beginToGoBack, .goBack, .reopen, .relaunch] {
          seen = session.activity
          try session.take(step)
          #expect(session.activity > seen, "\(step)")
          try session.settle()
        }
      } catch { Issue.record(error) }
    }
  }
}
