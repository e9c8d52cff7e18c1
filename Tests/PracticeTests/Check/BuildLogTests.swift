import Testing

@testable import Practice

@Suite struct BuildLogTests {
  @Test func `an error that the compiler repeats is one line with a relative path`() {
    let output = """
      [3/6] Emitting module M
      /w b/Sources/A.swift:1:57: error: cannot find 'rows' in scope
      1 | public func f() { rows }
        |                   `- error: cannot find 'rows' in scope
      error: emit-module command failed with exit code 1 (use -v to see invocation)
      [4/6] Compiling M A.swift
      /w b/Sources/A.swift:1:57: error: cannot find 'rows' in scope
      /w b/Sources/A.swift:3:1: warning: never used
      /w b/Sources/B.swift:2:19: error: cannot convert
      """
    #expect(
      BuildLog(output, root: "/w b").errors == [
        "Sources/A.swift:1:57: error: cannot find 'rows' in scope",
        "Sources/B.swift:2:19: error: cannot convert",
      ])
  }

  @Test func `an output in colour is read like any other`() {
    let escape = "\u{1B}"
    let output = """
      \(escape)[2K\(escape)[1m/w/A.swift:3:5: \(escape)[1;31merror: \(escape)[1;39mno rows\(escape)[0;0m
      1 | \(escape)[0;36mrows\(escape)[0;0m
      """
    #expect(BuildLog(output, root: "/w").errors == ["A.swift:3:5: error: no rows"])
  }

  @Test func `a manifest's error is found behind its command line`() {
    let output = """
      error: 'w': Invalid manifest (compiled with: ["/opt/swiftc", "-L", "/opt"])
      /w/Package.swift:9:8: error: expected initial value after '='
      error: ExitCode(rawValue: 1)
      """
    #expect(
      BuildLog(output, root: "/w").errors == [
        "Package.swift:9:8: error: expected initial value after '='"
      ])
  }

  @Test func `a complaint of SwiftPM's without a place is kept`() {
    let output = """
      error: 'w': Source files for target T should be located under 'Tests/T'
      error: ExitCode(rawValue: 1)
      """
    #expect(
      BuildLog(output, root: "/w").errors == [
        "error: 'w': Source files for target T should be located under 'Tests/T'"
      ])
  }

  @Test func `an output without an error has none`() {
    #expect(BuildLog("Building for debugging...\nKilled\n", root: "/w").errors.isEmpty)
  }
}
