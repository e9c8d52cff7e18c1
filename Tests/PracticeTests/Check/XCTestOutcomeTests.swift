import Testing

@testable import Practice

@Suite struct XCTestOutcomeTests {
  private let tests = ["A/a", "A/b", "A/c"]

  @Test func `a process that ends well has passed every test`() {
    let outcome = outcome(
      .exited(0),
      """
      Test Case 'A.a' passed (0.001 seconds)
      Test Case 'A.b' passed (0.001 seconds)
      Test Case 'A.c' skipped (0.001 seconds)
      """)
    #expect(outcome.passed == 2)
    #expect(outcome.skipped == 1)
    #expect(outcome.failed == 0)
  }

  @Test func `a test with two failures fails once, with both lines`() {
    let outcome = outcome(
      .exited(1), "/w/A.swift:3: error: A.a : no\n/w/A.swift:4: error: A.a : nor this")
    #expect(outcome.failed == 1)
    #expect(outcome.passed == 2)
    #expect(outcome.issues == ["A.swift:3: error: A.a : no", "A.swift:4: error: A.a : nor this"])
  }

  @Test func `a crash fails in the test that was begun last`() {
    let outcome = outcome(
      .signalled(4), "Test Case 'A.a' started at 12\nTest Case 'A.b' started at 13\nFatal error")
    #expect(outcome.failed == 1)
    #expect(outcome.issues == ["XCTest was ended by signal 4 in A.b"])
  }

  @Test func `tests that never came to their end fail, however well the process ends`() {
    let outcome = outcome(.exited(0), "Test Case 'A.a' passed (0.001 seconds)")
    #expect(outcome.passed == 1)
    #expect(outcome.failed == 2)
    #expect(outcome.issues == ["XCTest ended after 1 of 3 tests: one calls exit"])
  }

  @Test func `a process that fails without a word fails`() {
    #expect(outcome(.exited(1), "").failed == 1)
  }

  @Test func `only the tests of the kata's own module are read`() {
    let list = """
      Listing 3 tests in debug.xctest:

      RefactoredToyTests.ListTests/testEmpty
      RefactoredToyTestsToo.ListTests/testEmpty
      HarnessTests.ListTests/testEmpty
      """
    #expect(
      XCTestNames.read(list, of: "RefactoredToyTests")
        == ["RefactoredToyTests.ListTests/testEmpty"])
  }

  private func outcome(_ ended: Termination, _ output: String) -> XCTestOutcome {
    XCTestOutcome(tests: tests, ended: ended, output: output, root: "/w")
  }
}
