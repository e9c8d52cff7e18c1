import Foundation
import Testing

@testable import Practice

@Suite struct TestRunTests {
  private let root = "/home/me/work bench"

  @Test func `a kata's own tests are counted, and suites are not tests`() {
    let run = run([
      suite("S"), test("S/a", in: "Tests/RefactoredTests/Toy/A.swift"), started("S/a"),
      ended("S/a"),
      test("S/b", in: "Tests/RefactoredTests/Other/B.swift"), started("S/b"), ended("S/b"),
      ended("S"), runEnded,
    ])
    #expect(run.isEnded)
    #expect(!run.hasIssues)
    #expect(run.tests.map(\.file).contains("Tests/RefactoredTests/Other/B.swift"))
    var expected = UnitTestResult()
    expected.passed = 1
    #expect(toy(run) == expected)
  }

  @Test func `an issue makes its test fail, with file, line and name`() {
    let run = run([
      test("S/a", in: "Tests/RefactoredTests/Toy/A.swift"), started("S/a"),
      issue("S/a", "1 is not 2", line: 7), ended("S/a"), runEnded,
    ])
    #expect(toy(run).failed == 1)
    #expect(toy(run).passed == 0)
    #expect(toy(run).issues == ["Tests/RefactoredTests/Toy/A.swift:7: name of S/a: 1 is not 2"])
  }

  @Test func `what a terminal would obey in an issue is shown as signs`() {
    let run = run([
      test("S/a", in: "Tests/RefactoredTests/Toy/A.swift"), started("S/a"),
      issue("S/a", #"\u001B[2Jgone"#, line: 7), ended("S/a"), runEnded,
    ])
    #expect(toy(run).issues.first?.hasSuffix(": ␛[2Jgone") == true)
  }

  @Test func `a known issue does not fail a test`() {
    let run = run([
      test("S/a", in: "Tests/RefactoredTests/Toy/A.swift"), started("S/a"),
      issue("S/a", "known", line: 7, isKnown: true), ended("S/a"), runEnded,
    ])
    #expect(toy(run).passed == 1)
  }

  @Test func `a skipped test neither passes nor fails`() {
    let run = run([
      test("S/a", in: "Tests/RefactoredTests/Toy/A.swift"), event("testSkipped", "S/a"), runEnded,
    ])
    #expect(toy(run).skipped == 1)
    #expect(toy(run).inWords == "0 unit tests and 1 skipped")
  }

  @Test func `a test that was running when the stream broke off is unended`() {
    let whole = [
      test("S/a", in: "Tests/RefactoredTests/Toy/A.swift"), started("S/a"),
      test("S/b", in: "Tests/RefactoredTests/Toy/B.swift"), started("S/b"), ended("S/a"),
    ]
    let cut = Data((whole.joined(separator: "\n") + "\n" + ended("S/b").prefix(30)).utf8)
    let run = TestRun(cut, root: root)
    #expect(!run.isEnded)
    #expect(toy(run).unended == ["name of S/b"])
  }

  @Test func `an issue outside of any test is kept`() {
    let run = run([issue("S", "suite trouble", line: 3), runEnded])
    #expect(run.hasIssues)
    #expect(run.looseIssues == ["Tests/X.swift:3: suite trouble"])
  }

  @Test func `a test whose path is not known is found by module and file name`() {
    let run = run([
      #"{"kind":"test","payload":{"kind":"function","id":"a","name":"a()","#
        + #""sourceLocation":{"fileID":"M/A.swift","line":1}},"version":0}"#
    ])
    #expect(run.tests.map(\.file) == ["M/A.swift"])
  }

  @Test func `no tests of the kata are said to be not there yet`() {
    #expect(toy(run([runEnded])).inWords == "no unit tests yet")
  }

  @Test func `a failing test whose path is not known fails`() {
    let run = run([
      #"{"kind":"test","payload":{"kind":"function","id":"a","name":"a()","#
        + #""sourceLocation":{"fileID":"RefactoredToyTests/A.swift","line":1}},"version":0}"#,
      started("a"), issue("a", "no", line: 1), ended("a"), runEnded,
    ])
    #expect(toy(run).failed == 1)
  }

  @Test(arguments: ["RefactoredTests/Other", "CharacterizationTests"])
  func `a failing test of another kata or module is not this kata's`(_ folder: String) {
    let run = run([
      test("S/a", in: "Tests/\(folder)/A.swift"), started("S/a"),
      issue("S/a", "1 is not 2", line: 7), ended("S/a"), runEnded,
    ])
    #expect(toy(run) == UnitTestResult())
  }

  @Test func `what XCTest ran is counted, too`() {
    var result = toy(run([runEnded]))
    result.add(
      XCTestOutcome(
        tests: ["A/a", "A/b"], ended: .exited(1), output: "/w/A.swift:3: error: A.b : no",
        root: "/w"))
    #expect(result.passed == 1)
    #expect(result.failed == 1)
    #expect(result.issues == ["A.swift:3: error: A.b : no"])
  }

  private func toy(_ run: TestRun) -> UnitTestResult {
    UnitTestResult(run, of: KataPaths(name: "Toy"))
  }

  private func run(_ lines: [String]) -> TestRun {
    TestRun(Data(lines.joined(separator: "\n").utf8), root: root)
  }

  private func suite(_ id: String) -> String {
    #"{"kind":"test","payload":{"kind":"suite","id":"\#(id)","name":"\#(id)"},"version":0}"#
  }

  private func test(_ id: String, in file: String) -> String {
    #"{"kind":"test","payload":{"kind":"function","id":"\#(id)","name":"f()","#
      + #""displayName":"name of \#(id)","sourceLocation":\#(place(file, line: 5))},"version":0}"#
  }

  private func place(_ file: String, line: Int) -> String {
    #"{"_filePath":"\#(root)/\#(file)","fileID":"M/F.swift","line":\#(line),"column":1}"#
  }

  private func event(_ kind: String, _ id: String) -> String {
    #"{"kind":"event","payload":{"kind":"\#(kind)","testID":"\#(id)","messages":[]},"version":0}"#
  }

  private func started(_ id: String) -> String { event("testStarted", id) }
  private func ended(_ id: String) -> String { event("testEnded", id) }
  private let runEnded = #"{"kind":"event","payload":{"kind":"runEnded"},"version":0}"#

  private func issue(_ id: String, _ text: String, line: Int, isKnown: Bool = false) -> String {
    #"{"kind":"event","payload":{"kind":"issueRecorded","testID":"\#(id)","#
      + #""messages":[{"symbol":"fail","text":"\#(text)"}],"#
      + #""issue":{"isKnown":\#(isKnown),"sourceLocation":\#(place("Tests/X.swift", line: line))}},"#
      + #""version":0}"#
  }
}
