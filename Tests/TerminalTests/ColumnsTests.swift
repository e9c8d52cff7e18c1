import Terminal
import Testing

@Suite("Columns") struct ColumnsTests {
  private let red = "\u{1B}[31m"
  private let end = "\u{1B}[0m"

  @Test func `a text that is cut keeps the end of its colour`() {
    #expect("\(red)abc\(end)d".cut(to: 2) == "\(red)ab\(end)")
    #expect("abc".cut(to: 0) == "")
    #expect("abc".cut(to: -1) == "")
  }

  @Test func `a text is wrapped, and its colour goes on`() {
    #expect("abcde".wrapped(to: 2) == ["ab", "cd", "e"])
    #expect("ab".wrapped(to: 2) == ["ab"])
    #expect("".wrapped(to: 2) == [""])
    #expect("\(red)abc\(end)d".wrapped(to: 2) == ["\(red)ab\(end)", "\(red)c\(end)d"])
    #expect("ab".wrapped(to: 0) == ["a", "b"])
  }

  @Test func `a text is broken at spaces, and goes on below its own beginning`() {
    #expect(
      "  - one two three four five six".wrapped(to: 20)
        == ["  - one two three", "    four five six"])
    #expect(
      "exactly twenty chars and more".wrapped(to: 20) == ["exactly twenty chars", "  and more"])
    #expect(
      "\(red)one two three four\(end) five".wrapped(to: 20)
        == ["\(red)one two three four\(end)", "  five"])
    #expect(
      "\(red)one two three four five\(end)".wrapped(to: 20)
        == ["\(red)one two three four\(end)", "  \(red)five\(end)"])
  }

  @Test func `a word that is longer than a line is broken, and lost is nothing`() {
    let word = String(repeating: "x", count: 45)
    let lines = "a \(word) b".wrapped(to: 20)
    #expect(lines.allSatisfy { $0.count <= 20 })
    #expect(lines.joined().filter { $0 != " " } == "a\(word)b")
    #expect(String(repeating: " ", count: 50).wrapped(to: 20).allSatisfy { $0.count <= 20 })
  }

  @Test func `what would move the cursor is left out, a colour is not`() {
    #expect("a\tb\r\u{7}\u{1B}[2Jc\u{1B}[1;31md\u{9B}e\u{1B}".printable == "a    bc\u{1B}[1;31mde")
  }

  @Test func `in a pipe control characters are signs, and tabs and line ends stay`() {
    #expect("a\tb\r\n\u{7}\u{1B}[31mc\u{7F}\u{9B}".withControlSigns == "a\tb\r\n␇␛[31mc␡\u{FFFD}")
  }
}
