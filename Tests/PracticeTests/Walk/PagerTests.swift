import Testing

@testable import Practice

@Suite struct PagerTests {
  @Test func `the shell around a pager outlives the Ctrl-C that is the pager's`() throws {
    let script = Pager.script(running: "sh -c 'kill -INT $PPID'; echo shown")
    let output = try Subprocess(environment: [:]).run("/bin/sh", ["-c", script])
    #expect(output.termination.isSuccess)
    #expect(output.text == "shown\n")
  }

  @Test func `what a terminal would obey is taken out of the text, colours where they are wanted`()
  {
    let text = "a\u{1B}[2J\n\n\u{1B}[32m+b\u{1B}[m\r\n"
    #expect(Pager.harmless(text, isColoured: true) == "a\n\n\u{1B}[32m+b\u{1B}[m\n")
    #expect(Pager.harmless(text, isColoured: false) == "a␛[2J\n\n␛[32m+b␛[m\r\n")
  }
}
