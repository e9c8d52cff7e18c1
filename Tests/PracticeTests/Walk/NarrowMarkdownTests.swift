import Testing

@testable import Practice

@Suite struct NarrowMarkdownTests {
  @Test func `paragraphs and items are broken anew, headings and code are not`() {
    let text = """
      # A heading that is long

      One two three four
      five six.

      - Seven eight nine ten
        eleven
      2. Twelve thirteen
      ```
      let code = "stays as it is"
      ```
      """
    #expect(
      NarrowMarkdown.wrapped(text, to: 16) == """
        # A heading that is long

        One two three
        four five six.

        - Seven eight
          nine ten
          eleven
        2. Twelve
           thirteen
        ```
        let code = "stays as it is"
        ```
        """)
  }

  @Test(arguments: [30, 60])
  func `a brief fits a narrow window with all its words, and is as it was in a wide one`(
    columns: Int
  ) throws {
    let bench = try Bench()
    let brief = "# Toy\n\n- \(String(repeating: "word after word, ", count: 30))\n"
    try bench.write(brief, to: "Katas/Toy/BRIEF.md")
    let toy = try bench.workbench().kata(named: "toy")
    let wide = try toy.brief(minutes: 60, width: 100)
    let narrow = try toy.brief(minutes: 60, width: columns)
    #expect(narrow.split(separator: "\n").allSatisfy { $0.count <= columns })
    #expect(
      narrow.split(whereSeparator: \.isWhitespace) == wide.split(whereSeparator: \.isWhitespace))
    #expect(try toy.brief(minutes: 60, width: 80) == wide)
  }
}
