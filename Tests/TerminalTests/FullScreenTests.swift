import Testing

@testable import Terminal

@Suite("A full screen") struct FullScreenTests {
  private let end = "\u{1B}[0m"

  @Test func `lines are emptied before they are written, so that no last character goes`() {
    #expect(
      FullScreen.drawing(of: ["ab", "c"], rows: 2)
        == "\u{1B}[H\u{1B}[Kab\(end)\r\n\u{1B}[Kc\(end)")
  }

  @Test func `what was below the lines goes`() {
    #expect(FullScreen.drawing(of: ["a"], rows: 2) == "\u{1B}[H\u{1B}[Ka\(end)\r\n\u{1B}[J")
  }
}
