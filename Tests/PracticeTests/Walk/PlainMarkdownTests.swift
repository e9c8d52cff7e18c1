import Testing

@testable import Practice

@Suite struct PlainMarkdownTests {
  @Test func `without colour nothing but indentation is added`() {
    let text = PlainMarkdown(style: .plain).section("Move", "One **two** `three`.\n\n- four")
    #expect(text == "Move\n  One two `three`.\n\n  - four\n")
  }

  @Test func `a heading inside a section is a line`() {
    #expect(PlainMarkdown(style: .plain).section("Move", "### Why") == "Move\n  Why\n")
  }
}
