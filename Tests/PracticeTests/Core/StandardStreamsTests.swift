import Foundation
import Testing

@testable import Practice

@Suite struct StandardStreamsTests {
  private let program: KataProgram

  init() throws { program = KataProgram(bench: try Bench()) }

  @Test(arguments: ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
  func `a closed stream changes nothing about what a command does`(closed: String) throws {
    let output = try program.shell("kata start toy --now \(closed)")
    #expect(output.termination == .exited(0))
    #expect(try program.bench.attempts()[0].startedAt != nil)
    #expect(try program.bench.git(["status", "--porcelain"]) == "")
  }

  @Test func `a reader who has gone ends it quietly`() throws {
    // Without the signal, which would end it before it sees anything.
    let output = try program.shell("trap '' PIPE; { kata list; echo $? >&2; } | exec true")
    #expect(["0\n", "141\n"].contains(output.errorText))
  }

  #if os(Linux)  // which has a device that is always full
    @Test func `a full disk is told in one line`() throws {
      let output = try program.shell("kata list >/dev/full")
      #expect(output.termination == .exited(69))
      #expect(
        output.errorText
          == "error: the result cannot be written to standard output: no space left on device\n")
      #expect(try program.shell("kata list 2>/dev/full").termination == .exited(0))
    }
  #endif
}
