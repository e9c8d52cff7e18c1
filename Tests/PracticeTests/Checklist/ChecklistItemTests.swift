import Testing

@testable import Practice

@Suite struct ChecklistItemTests {
  @Test func `items are read with their sections and their further lines`() {
    let text = """
      # Checklist

      What to tick.

      ## Before

      - [ ] Read it
        to the end: `swift run kata check`
      - [x] Asked

      Some prose
      * [ ] Planned

      ## After
      - not an item
      - [ ] Said
      """
    #expect(
      ChecklistItem.all(in: text) == [
        ChecklistItem(section: "Before", text: "Read it to the end: `swift run kata check`"),
        ChecklistItem(section: "Before", text: "Asked"),
        ChecklistItem(section: "Before", text: "Planned"),
        ChecklistItem(section: "After", text: "Said"),
      ])
    #expect(ChecklistItem.all(in: "").isEmpty)
  }
}
