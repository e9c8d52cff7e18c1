import Testing

@testable import Play

@Suite("Keys") struct KeyTests {
  @Test func `arrows, letters and paging keys are read from what a terminal sends`() {
    let bytes = Array("\u{1B}[A\u{1B}[B\u{1B}OA\u{1B}[5~\u{1B}[6~\u{1B}[H\u{1B}[Fj3\t\ro".utf8)
    #expect(
      Key.all(in: bytes) == [
        .up, .down, .up, .pageUp, .pageDown, .first, .last, .down, .row(3), .next, .tap, .network,
      ])
  }

  @Test func `letters are what the key list says they are`() {
    #expect(
      Key.all(in: Array("qobnRl".utf8)) == [.quit, .network, .back, .reopen, .relaunch, .journal])
  }

  @Test func `Ctrl-C and the end of input quit`() {
    #expect(Key.all(in: [3, 4]) == [.quit, .quit])
  }

  @Test func `a sequence that is cut off, a mouse and letters of no meaning are passed over`() {
    #expect(Key.all(in: [0x1B]) == [])
    #expect(Key.all(in: Array("\u{1B}[".utf8)) == [])
    #expect(Key.all(in: Array("\u{1B}[<0;10;5M\u{1B}[1;5Cxé".utf8) + [0xFF]) == [])
  }
}
