import Foundation
import Testing

@testable import Practice

@Suite struct HintTests {
  private let bench: Bench

  init() throws { bench = try .withNotes() }

  @Test func `each call shows one hint more for the stage that is next, and then all of them`()
    throws
  {
    bench.kata("start", "toy", "--now")
    #expect(
      bench.kata("hint").result == ["Toy 1: Model, hint 1 of 3", "  Look at the list."])
    bench.clock.advance(seconds: 60)
    #expect(bench.kata("hint", "toy").result[1] == "  Who needs the keys?")
    let last = "That is all: `swift run kata peek 1` shows the reference's diff."
    #expect(
      bench.kata("hint").result == ["Toy 1: Model, hint 3 of 3", "  A struct.", last])
    #expect(
      bench.kata("hint").result == [
        "Toy 1: Model, all 3 hints", "  1. Look at the list.", "  2. Who needs the keys?",
        "  3. A struct.", last,
      ])
    #expect(try bench.attempts()[0].events.count == 3)
    #expect(bench.kata("status").text.contains("\nHints   1-model 3 of 3\n"))
    #expect(
      bench.kata("walk", "--mine").text
        .contains("at 0:00 to 1:00: asked for hints, 1-model 1, 1-model 2, 1-model 3\n"))
  }

  @Test func `a stage that was reached is passed over, and another can be asked for`() throws {
    bench.kata("start", "toy", "--now")
    try bench.workbench().attempts
      .record(.stageReached(1, at: bench.clock.now), in: bench.attempts()[0])
    #expect(bench.kata("hint").result[0] == "Toy 2: View model, hint 1 of 3")
    #expect(bench.kata("hint", "--stage", "legacy").result[0] == "Toy 0: Legacy, hint 1 of 3")
    try bench.workbench().attempts
      .record(.stageReached(2, at: bench.clock.now), in: bench.attempts()[0])
    #expect(
      bench.kata("hint").error == "every stage is reached: `--stage N` shows the hints of one")
  }

  @Test func `hints need an attempt whose clock runs`() {
    #expect(
      bench.kata("hint").error
        == "no attempt is under way: `swift run kata start KATA` begins one")
    bench.kata("start", "toy") { false }
    #expect(bench.kata("hint").code == .usage)
  }

  @Test func `peek shows what the reference changes, and is a look`() throws {
    #expect(bench.kata("peek", "toy/1").text.contains("+// typed list"))
    bench.kata("start", "toy", "--now")
    let run = bench.kata("peek", "2", "--short")
    #expect(run.result[0].hasPrefix("Toy 2: View model\n\nChanges from toy/1-model\n"))
    #expect(!run.text.contains("+// view model"))
    #expect(try bench.attempts()[0].hasLooked(at: "2-view-model"))
    #expect(try bench.library.branch() == "attempt/toy-2026-06-01-1")
    #expect(bench.kata("peek", "0").text.contains("None: this is the legacy code itself."))
    #expect(bench.kata("peek", "9").code == .usage)
  }

  @Test func `an event that only a newer workbench knows is told in one line`() throws {
    bench.kata("start", "toy", "--now")
    bench.kata("hint")
    let folder = try bench.workbench().stateDirectory.appending(path: "attempts")
    let file = folder.appending(path: "toy-2026-06-01-1.json")
    let text = try String(contentsOf: file, encoding: .utf8)
      .replacing("\"hinted\"", with: "\"dreamt\"")
    try Data(text.utf8).write(to: file)
    let run = bench.kata("status")
    #expect(
      run.progress == [
        "warning: \(file.path): events[0].kind: this workbench knows no event \"dreamt\", a newer "
          + "one does: update it with `git pull`"
      ])
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
  }
}
