import Testing

@testable import Practice

@Suite struct NotesBlockTests {
  @Test func `paragraphs, lists, headings and code are told apart`() {
    let blocks = NotesBlock.blocks(
      in: """
        One line
        and its end.

        Watch:

        - first
          goes on
        - second

        1. one
        2. two
        ### More
        Text.
        ```swift
        let a = 1

        - no item
        ```
        """)
    #expect(
      blocks == [
        .paragraph("One line and its end."), .paragraph("Watch:"),
        .list(["first goes on", "second"], isNumbered: false),
        .list(["one", "two"], isNumbered: true), .heading("More"), .paragraph("Text."),
        .code("let a = 1\n\n- no item"),
      ])
  }

  @Test func `text after an empty line is no longer part of the item above`() {
    #expect(
      NotesBlock.blocks(in: "- item\n\nApart.")
        == [.list(["item"], isNumbered: false), .paragraph("Apart.")])
  }

  @Test func `a question ends with its mark, and the rest answers it`() {
    let questions = Question.all(
      in: """
        - Why a closure and not Observation?
          There is one observer. Why more?
        - Is it fast?
        - Say something
        """)
    #expect(
      questions == [
        Question(
          question: "Why a closure and not Observation?", answer: "There is one observer. Why more?"
        ),
        Question(question: "Is it fast?", answer: ""),
        Question(question: "Say something", answer: ""),
      ])
  }
}
