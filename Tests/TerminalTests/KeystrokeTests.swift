import Terminal
import Testing

@Suite("Keystrokes") struct KeystrokeTests {
  @Test func `arrows, letters and paging keys are read from what a terminal sends`() {
    let bytes = Array("\u{1B}[A\u{1B}[B\u{1B}OA\u{1B}[5~\u{1B}[6~\u{1B}[H\u{1B}[Fj \r".utf8)
    #expect(
      Keystroke.all(in: bytes) == [
        .up, .down, .up, .pageUp, .pageDown, .home, .end, .character("j"), .character(" "),
        .character("\r"),
      ])
  }

  @Test func `Ctrl-C and the end of input interrupt`() {
    #expect(Keystroke.all(in: [3, 4]).filter(\.isInterruption).count == 2)
    #expect(!Keystroke.character("c").isInterruption)
  }

  @Test func `a sequence that is cut off, a mouse and letters that are not ASCII are passed over`()
  {
    #expect(Keystroke.all(in: [0x1B]) == [])
    #expect(Keystroke.all(in: Array("\u{1B}[".utf8)) == [])
    #expect(Keystroke.all(in: Array("\u{1B}[<0;10;5M\u{1B}[1;5Cé".utf8) + [0xFF]) == [])
  }
}
