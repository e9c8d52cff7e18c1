import Testing

@testable import Practice

@Suite struct PagerTests {
  @Test func `the shell around a pager outlives the Ctrl-C that is the pager's`() throws {
    let script = Pager.script(running: "sh -c 'kill -INT $PPID'; echo shown")
    let output = try Subprocess(environment: [:]).run("/bin/sh", ["-c", script])
    #expect(output.termination.isSuccess)
    #expect(output.text == "shown\n")
  }
}
