import Foundation
import Synchronization
import Testing

@testable import Practice

@Suite struct QuizTests {
  private let chapters = [
    Quiz.Chapter(
      number: 0, title: "Toy 0: Legacy",
      questions: [
        Question(question: "Why?", answer: "It works."), Question(question: "How?", answer: ""),
      ]),
    Quiz.Chapter(number: 1, title: "Toy 1: Model", questions: []),
    Quiz.Chapter(
      number: 2, title: "Toy 2: View model",
      questions: [Question(question: "When?", answer: "Now.")]),
  ]

  /// What is shown when somebody types these lines; nil for nobody.
  private func lines(typing lines: [String]?) -> (result: [String], progress: [String]) {
    let result = Mutex<[String]>([])
    let progress = Mutex<[String]>([])
    let rest = Mutex((lines ?? [])[...])
    let console = Console(
      result: { line in result.withLock { $0.append(line) } },
      progress: { line in progress.withLock { $0.append(line) } })
    let readAnswer: @Sendable () -> String? = { rest.withLock { $0.popFirst() } }
    Quiz(chapters: chapters, console: console, readAnswer: lines == nil ? nil : readAnswer).run()
    return (result.withLock { $0 }, progress.withLock { $0 })
  }

  private func lines(returns: Int?) -> (result: [String], prompts: Int) {
    let lines = lines(typing: returns.map { Array(repeating: "", count: $0) + ["q"] })
    return (lines.result, lines.progress.count)
  }

  @Test func `without a terminal all questions are printed with their answers`() {
    let quiz = lines(returns: nil)
    #expect(
      quiz.result == [
        "Toy 0: Legacy", "  ? Why?", "    It works.", "  ? How?",
        "    The notes leave that to you.", "Toy 2: View model", "  ? When?", "    Now.",
        "3 questions, all answered.",
      ])
    #expect(quiz.prompts == 0)
  }

  @Test func `Return shows the answer, and Return the next question`() {
    #expect(lines(returns: 9).prompts == 5)
    #expect(lines(returns: 9).result == lines(returns: nil).result)
  }

  @Test(arguments: [(0, 0, 3), (1, 1, 4), (2, 1, 5)])
  func `q ends it with a count`(returns: Int, answered: Int, lines count: Int) {
    let quiz = lines(returns: returns)
    #expect(quiz.result.last == "\(answered) of 3 questions answered.")
    #expect(quiz.result.count == count)
  }

  @Test func `a stage's number goes on with that stage`() {
    let quiz = lines(typing: ["", "2", "", ""])
    #expect(
      quiz.result == [
        "Toy 0: Legacy", "  ? Why?", "    It works.", "Toy 2: View model", "  ? When?", "    Now.",
        "2 of 3 questions answered.",
      ])
    #expect(
      quiz.progress[0]
        == "    Return shows the answer, a stage's number goes there, q ends.")
  }

  @Test func `a stage without questions is named with those that have some`() {
    let quiz = lines(typing: ["1", "q"])
    #expect(quiz.progress[1] == "    No questions about stage 1; there are some about 0, 2.")
    #expect(quiz.result.last == "0 of 3 questions answered.")
  }

  @Test func `questions and answers are broken where the window ends`() {
    let result = Mutex<[String]>([])
    let console = Console(
      result: { line in result.withLock { $0.append(line) } }, progress: { _ in }, width: 24)
    let question = Question(question: "Why is this so long?", answer: "It goes on and on and on.")
    Quiz(
      chapters: [Quiz.Chapter(number: 0, title: "Toy", questions: [question])], console: console,
      readAnswer: nil
    ).run()
    #expect(
      result.withLock { $0 } == [
        "Toy", "  ? Why is this so long?", "    It goes on and on", "    and on.",
        "1 question, all answered.",
      ])
  }

  @Test func `the questions come from the notes, of one stage or of all`() throws {
    let bench = try Bench()
    for stage in ["0-legacy", "1-model", "2-view-model"] {
      try bench.write(
        ToyNotes.text(changed: ["They may ask": "- Why \(stage)?\n  Because."]),
        to: "Katas/Toy/Stages/\(stage)/NOTES.md")
    }
    try bench.commitAll("Write notes")
    #expect(bench.kata("quiz").result.last == "3 questions, all answered.")
    #expect(
      bench.kata("quiz", "toy", "--stage", "1").result == [
        "Toy 1: Model", "  ? Why 1-model?", "    Because.", "1 question, all answered.",
      ])
  }
}
