import Testing

@testable import Harness

@Suite("Steps") struct StepTests {
  @Test(
    arguments: [
      "launch", "wait 0.8", "wait 12", "scroll to row 10", "scroll to end", "tap Retry",
      "tap row 3", "select Name", "type Ana into Guest", "pull to refresh", "go offline",
      "go online", "go back", "begin to go back and stay", "reopen", "relaunch",
    ])
  func `a step prints as it is written`(_ line: String) {
    #expect(Step(line)?.description == line)
  }

  @Test(
    arguments: [
      "", "Launch", "launch ", "wait", "wait ", "wait -1", "wait 0,8", "wait 1e3", "wait 0.0001",
      "wait .", "wait .5", "wait 90000", "wait ٣", "scroll to row 0", "scroll to row ten", "tap",
      "tap ", "tap row 0", "type Ana", "type Ana into ", "go away",
    ])
  func `anything else is no step`(_ line: String) {
    #expect(Step(line) == nil)
  }

  @Test func `text to type may hold the word into`() {
    #expect(Step("type go into town into City") == .type("go into town", into: "City"))
  }

  @Test func `seconds are exact`() {
    #expect(Step("wait 0.1") == .wait(.milliseconds(100)))
    #expect(Duration(secondsText: "0.007") == .milliseconds(7))
    #expect(Duration.nanoseconds(1_500_000_001).secondsText == "1.500000001")
  }
}
