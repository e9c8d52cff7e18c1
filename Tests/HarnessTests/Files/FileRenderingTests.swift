import Foundation
import Testing

@testable import Harness

@Suite("What files hold") struct FileRenderingTests {
  private func text(_ content: String) -> String { FileRendering.text(of: Data(content.utf8)) }

  @Test func `JSON has its keys sorted and a field a line`() {
    #expect(
      text(#"[{"id": "1", "guest": "Zoë", "nights": 2, "tags": [], "x": {"b": null, "a": true}}]"#)
        == """
        [
          {
            "guest": "Zoë"
            "id": "1"
            "nights": 2
            "tags": []
            "x": {
              "a": true
              "b": null
            }
          }
        ]
        """)
  }

  @Test(arguments: [
    (#"{"a": 1, "b": "é/"}"#, #"{ "b":"\u00e9\/", "a":1.0 }"#),
    (#"["😀", 100, 0.5]"#, #"["\ud83d\ude00", 1e2, 5e-1]"#),
    ("[]", " [ ]\n"),
  ])
  func `how JSON is spelled does not count`(_ one: String, _ other: String) {
    #expect(text(one) == text(other))
  }

  @Test(arguments: [
    (#"{"a": 1}"#, #"{"a": "1"}"#), (#"{"a": 1}"#, #"{"a": 1, "b": null}"#),
    (#"[1, 2]"#, "[2, 1]"), (#"{"a": true}"#, #"{"a": 1}"#),
    (#"[9007199254740993]"#, "[9007199254740992]"), (#"["a "]"#, #"["a\u00a0"]"#),
  ])
  func `what JSON says does`(_ one: String, _ other: String) {
    #expect(text(one) != text(other))
  }

  @Test(arguments: ["{\"a\": 1", "[1,]", "{\"a\" 1}", "[01x]", "{} {}", "[\"\\ud83d\"]", "hello"])
  func `what is no JSON is shown as the text it is`(_ content: String) {
    #expect(text(content) == content.quotedVisibly)
  }

  @Test func `lists within lists without end are text`() {
    let deep = String(repeating: "[", count: 100_000)
    #expect(text(deep) == deep.quotedVisibly)
  }

  @Test func `text is shown line by line, and other bytes with their number`() {
    #expect(text("a\tb\nc\n") == "\"a<U+0009>b\"\n\"c\"\n\"\"")
    #expect(text("") == "\"\"")
    #expect(FileRendering.text(of: Data([0xFF, 0x00, 0x0A])) == "3 bytes: FF 00 0A")
    let (one, other) = (Data(repeating: 0xFF, count: 99), Data(repeating: 0xFF, count: 98) + [0xFE])
    #expect(FileRendering.text(of: one) != FileRendering.text(of: other))
  }

  @Test func `a very long text is cut, and its length and a digest tell the rest`() {
    let long = String(repeating: "a\u{1B}", count: 400_000)
    let shown = text("{\"a\": 1}\n\(long)")
    #expect(shown.utf8.count < 2_000)
    #expect(shown.hasPrefix("\"{\\\"a\\\": 1}\"\n\"a<U+001B>a<U+001B>"))
    #expect(shown.contains("\" … 800000 bytes, digest "))
    #expect(long.quotedVisibly != (long + "b").quotedVisibly)
    #expect(long.quotedVisibly != (long.dropLast() + "b").quotedVisibly)
  }

  @Test func `a very large file is its length and a digest`() {
    let (one, other) = (Data(count: 50_000_000), Data(count: 49_999_999) + [1])
    #expect(FileRendering.text(of: one).hasPrefix("50000000 bytes: digest "))
    #expect(FileRendering.text(of: one) != FileRendering.text(of: other))
  }

  @Test func `many printed lines are cut like those of a file`() {
    func text(_ lines: [String]) -> String {
      let log = lines.map { Trace.Line(text: $0, frames: 0) }
      return Trace(steps: [Trace.StepTrace(step: .launch, log: log)]).description
    }
    let lines = (1...5_000).map { "line \($0)" }
    #expect(text(lines).split(separator: "\n").count == 202)
    #expect(text(lines) != text(lines.dropLast() + ["other"]))
  }

  @Test func `a long file is cut in a trace, and a digest tells what is not shown`() {
    let lines = (1...1_000).map { "\"\($0)\"" }
    func shown(_ lines: [String]) -> [String] {
      Trace.File(name: "a", text: lines.joined(separator: "\n")).traceLines
    }
    #expect(shown(lines).count == 202)
    #expect(shown(lines).last?.hasPrefix("  … 800 more lines, digest of all ") == true)
    #expect(shown(lines) != shown(lines.dropLast() + ["\"other\""]))
  }
}
