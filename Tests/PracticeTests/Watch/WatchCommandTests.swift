import Foundation
import Testing

@testable import Practice

@Suite struct WatchCommandTests {
  private let bench: Bench

  init() throws {
    bench = try Bench()
  }

  @Test func `without a terminal it says so and names kata check`() {
    let run = bench.kata("watch", "toy")
    #expect(run.code == .usage)
    #expect(
      run.error
        == "kata watch needs a terminal to draw on: without one, `swift run kata check` checks once"
    )
    #expect(run.result.isEmpty)
  }

  @Test func `its keys stop the clock of the attempt and let it go on`() throws {
    bench.kata("start", "toy", "--now")
    let deeds = WatchDeeds(
      kata: try KataFolder(name: "Toy", root: bench.root), context: bench.context())
    try deeds.pause()
    #expect(try bench.attempts()[0].isPaused)
    bench.clock.advance(seconds: 60)
    try deeds.resume()
    #expect(try bench.attempts()[0].secondsUsed(at: bench.clock.now) == 0)
  }

  @Test func `its hints are those of kata hint, one more each time`() throws {
    let kata = try KataFolder(name: "Toy", root: bench.root)
    try bench.write(ToyNotes.text(), to: "Katas/Toy/Stages/1-model/NOTES.md")
    try bench.commitAll("Write notes")
    let deeds = WatchDeeds(kata: kata, context: bench.context())
    #expect(throws: UserError.self) { try deeds.hint() }
    bench.kata("start", "toy", "--now")
    #expect(try deeds.hint() == ["Toy 1: Model, hint 1 of 3", "  Look at the list."])
    #expect(try deeds.hint() == ["Toy 1: Model, hint 2 of 3", "  Who needs the keys?"])
  }

  @Test func `it sees an attempt that is started, changed, or left by another command`() throws {
    let kata = try KataFolder(name: "Toy", root: bench.root)
    var surroundings = WatchSurroundings(
      kata: kata, workbench: try bench.workbench(), context: bench.context())
    #expect(surroundings.look().first == .attempt(nil))
    #expect(surroundings.look().count == 1)
    bench.kata("start", "toy", "--now")
    #expect(surroundings.look().first == .attempt(try bench.attempts()[0]))
    try bench.workbench().attempts.update(try bench.attempts()[0].id) { $0.minutes = 5 }
    #expect(surroundings.look().first == .attempt(try bench.attempts()[0]))
    bench.kata("stage", "1")
    #expect(surroundings.look().first == .attempt(try bench.attempts()[0], lookingAt: 1))
  }
}
