extension KataCommand {
  static let quiz = KataCommand(
    name: "quiz", summary: "Ask what an interviewer may ask, and show what to answer",
    parameters: ["[KATA]"],
    options: [CommandOption("--stage", value: "N", summary: "Questions about one stage")],
    notes: [
      "Answer aloud first. Return shows an answer, Return again the next question, and q ends it. "
        + "Without a terminal all questions are printed with their answers."
    ], example: "kata quiz reservations --stage 3"
  ) { arguments, context in
    let session = try PracticeSession(context)
    let kata = try session.kata(named: arguments.positional.first, for: "quiz")
    let stages = try arguments.value(of: "--stage").map { [try kata.stage($0)] }
    let walk = ReferenceWalk(
      session: session, kata: kata,
      diff: DiffText(git: session.git, isColoured: false, isShort: true))
    let base = try session.base(for: kata)
    let chapters = try (stages ?? kata.manifest.stages).map { stage in
      let notes = try walk.notes(of: stage, at: base)
      return Quiz.Chapter(
        title: "\(kata.name) \(stage.number): \(stage.title)",
        questions: Question.all(in: notes.sections[.theyMayAsk] ?? ""))
    }
    Quiz(chapters: chapters, console: context.console, waitForReturn: context.waitForReturn).run()
    return .success
  }
}

/// Asks questions one by one, as an interviewer does.
struct Quiz {
  /// The questions about one stage.
  struct Chapter {
    let title: String
    let questions: [Question]
  }

  let chapters: [Chapter]
  let console: Console

  /// Waits for Return; nil when nobody sits at a terminal.
  let waitForReturn: (@Sendable () -> Bool)?

  private var count: Int { chapters.map(\.questions.count).reduce(0, +) }

  /// Goes through the questions until the person has enough.
  func run() {
    let answered = ask()
    let all = plural(count, "question")
    console.result(answered == count ? "\(all), all answered." : "\(answered) of \(all) answered.")
  }

  /// How many answers were shown.
  private func ask() -> Int {
    var answered = 0
    for chapter in chapters where !chapter.questions.isEmpty {
      console.result(console.style(.bold, chapter.title))
      for question in chapter.questions {
        show(question.question, after: "  ? ")
        guard isPressed("Return shows the answer, q ends.") else { return answered }
        show(
          question.answer.isEmpty ? "The notes leave that to you." : question.answer, after: "    ")
        answered += 1
        guard answered == count || isPressed("Return asks the next one, q ends.") else {
          return answered
        }
      }
    }
    return answered
  }

  private func isPressed(_ prompt: String) -> Bool {
    guard let waitForReturn else { return true }
    console.progress(console.progressStyle(.dim, "    \(prompt)"))
    return waitForReturn()
  }

  private func show(_ text: String, after first: String) {
    TextLines.wrapped(text, after: first, to: 100).forEach(console.result)
  }
}
