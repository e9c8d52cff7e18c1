import Testing

@testable import Harness

@Suite("Steps that generated scenarios avoid") struct AvoidedStepTests {
  @Test func `a step is avoided everywhere, or only after another`() throws {
    let always = try #require(AvoidedStep("relaunch"))
    #expect(always.forbids(.relaunch, after: []))
    #expect(!always.forbids(.reopen, after: []))
    let later = try #require(AvoidedStep("reopen after go offline"))
    #expect(!later.forbids(.reopen, after: [.launch, .goBack]))
    #expect(later.forbids(.reopen, after: [.launch, .goOffline, .goBack, .goOnline]))
  }

  @Test func `a word in capitals stands for anything`() throws {
    let avoided = try #require(AvoidedStep("scroll to row N after tap LABEL"))
    #expect(avoided.forbids(.scrollToRow(7), after: [.tap("Retry")]))
    #expect(!avoided.forbids(.scrollToEnd, after: [.tap("Retry")]))
    let exact = try #require(AvoidedStep("wait 0.80"))
    #expect(exact.forbids(.wait(.milliseconds(800)), after: []))
    #expect(!exact.forbids(.wait(.milliseconds(900)), after: []))
  }

  @Test(arguments: ["", "jump", "reopen after", "reopen after jump", "after reopen"])
  func `a line that names no steps is none`(_ line: String) {
    #expect(AvoidedStep(line) == nil)
  }
}
