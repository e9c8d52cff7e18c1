import Foundation
import Testing

@testable import Practice

@Suite struct StageCommandTests {
  private let bench: Bench

  init() throws {
    bench = try Bench()
  }

  @Test func `a stage has several names`() throws {
    let toy = try bench.workbench().kata(named: "toy")
    let names = ["2", "view-model", "2-view-model", "toy/2", "Toy/view-model", "toy/2-view-model"]
    for name in names + ["view", "toy/VIEW"] {
      #expect(try toy.stage(name).number == 2)
    }
  }

  @Test(arguments: ["2", "toy/view-model"])
  func `a stage is shown without a branch`(name: String) throws {
    #expect(bench.kata("stage", name).code == .success)
    #expect(try bench.library.head() == bench.git(["rev-parse", "toy/2-view-model"]))
    #expect(try bench.library.branch() == nil)
  }

  @Test func `it says what is shown and how to come back`() throws {
    #expect(
      bench.kata("stage", "1").result == [
        "This is Toy 1: Model, tag toy/1-model.", "Back to where you were: git switch main",
      ])
    try bench.git(["switch", "--quiet", "main"])
    bench.kata("start", "toy", "--now")
    #expect(
      bench.kata("stage", "1").result[1] == "Back to your own work: swift run kata stage mine")
  }

  @Test func `an unknown stage is refused with those that exist`() {
    let run = bench.kata("stage", "veiw-model")
    #expect(run.code == .usage)
    #expect(
      run.error
        == "Toy has no stage veiw-model: did you mean view-model? "
        + "there are: 0-legacy, 1-model, 2-view-model")
  }

  @Test(arguments: [
    ("9", "Toy has no stage 9: there are 0 to 2"),
    ("model", nil),
    ("mode", "mode could be several stages of Toy: 1-model, 2-view-model"),
  ])
  func `a part of a name has to be of one stage only`(word: String, error: String?) {
    #expect(bench.kata("stage", word).error == error)
  }

  @Test func `with several katas and no attempt it says how to name one`() throws {
    try bench.write("{}", to: "Katas/Another/kata.json")
    #expect(
      bench.kata("stage", "1").error
        == "say which kata's stage, as in `swift run kata stage another/1`")
    #expect(
      bench.kata("check").error
        == "no attempt is under way, so name one of the katas another, toy, as in "
        + "`swift run kata check another`")
  }

  @Test func `with several katas the one of the stage or the finished attempt here is meant`()
    throws
  {
    try bench.write("{}", to: "Katas/Another/kata.json")
    try bench.commitAll("Add a kata")
    bench.kata("start", "toy", "--now")
    bench.kata("finish")
    #expect(bench.kata("brief").code == .success)
    bench.kata("stage", "1")
    #expect(bench.kata("brief").code == .success)
    try bench.git(["switch", "--quiet", "main"])
    #expect(bench.kata("brief").code == .usage)
  }

  @Test func `a look is noted in the attempt with its time`() throws {
    bench.kata("start", "toy", "--now")
    bench.clock.advance(seconds: 61)
    bench.kata("stage", "1")
    #expect(try bench.attempts()[0].events == [.looked(stage: "1-model", at: bench.clock.now)])
    #expect(bench.kata("status").text.contains("Looked  1-model at 1:01"))
  }

  @Test func `a look with plain git is noted once, by the next command`() throws {
    bench.kata("start", "toy", "--now")
    try bench.git(["switch", "--quiet", "--detach", "toy/1-model"])
    bench.clock.advance(seconds: 30)
    #expect(bench.kata("status").text.contains("Looked  1-model at 0:30"))
    bench.kata("list")
    #expect(try bench.attempts()[0].events == [.looked(stage: "1-model", at: bench.clock.now)])
  }

  @Test func `a tag of the person's own is not shown as the reference`() throws {
    try bench.git(["tag", "toy/1-model"])
    let run = bench.kata("stage", "1")
    #expect(run.code == .environment)
    #expect(try #require(run.error).contains("was not put there by the workbench"))
    #expect(run.progress.count == 1)
    #expect(try bench.library.branch() == "main")
  }

  @Test func `an attempt's stages stay its own when the workbench has moved on`() throws {
    bench.kata("start", "toy", "--now")
    let tag = try bench.git(["rev-parse", "toy/1-model"])
    try bench.git(["switch", "--quiet", "main"])
    try bench.write("// new\n", to: "Sources/Simulation/LinkSeams.swift")
    try bench.commitAll("Update the workbench")
    #expect(bench.kata("stage", "1").code == .success)
    #expect(try bench.library.head() == tag)
  }

  @Test func `mine without an attempt says how to begin one`() {
    let run = bench.kata("stage", "mine")
    #expect(run.code == .usage)
    #expect(run.error?.contains("swift run kata start") == true)
  }

  @Test func `mine goes back to an attempt that is finished, too`() throws {
    bench.kata("start", "toy", "--now")
    bench.kata("finish")
    try bench.write("// after\n", to: "Sources/Refactored/Toy/App.swift")
    bench.kata("stage", "2")
    #expect(bench.kata("stage", "mine").code == .success)
    #expect(try bench.read("Sources/Refactored/Toy/App.swift") == "// after\n")
  }

  @Test func `mine says when one is there already, and when the branch is gone`() throws {
    bench.kata("start", "toy", "--now")
    #expect(
      bench.kata("stage", "mine").result == [
        "You are already on your own work, attempt/toy-2026-06-01-1."
      ])
    bench.kata("stage", "1")
    try bench.git(["branch", "--quiet", "-D", "attempt/toy-2026-06-01-1"])
    #expect(try #require(bench.kata("stage", "mine").error).contains("is gone"))
  }
}
