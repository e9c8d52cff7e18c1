import Foundation

extension KataCommand {
  static let quiz = KataCommand(
    name: "quiz", summary: "Ask what an interviewer may ask, and show what to answer",
    parameters: ["[KATA]"],
    options: [CommandOption("--stage", value: "N", summary: "Questions about one stage")],
    notes: [
      "Answer aloud first. Return shows an answer, Return again the next question, a stage's number "
        + "goes on with that stage, and q ends it. Without a terminal all questions are printed with their answers."
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
        number: stage.number, title: "\(kata.name) \(stage.number): \(stage.title)",
        questions: Question.all(in: notes.sections[.theyMayAsk] ?? ""))
    }
    Quiz(chapters: chapters, console: context.console, readAnswer: context.readAnswer).run()
    return .success
  }
}

/// Asks questions one by one, as an interviewer does.
struct Quiz {
  /// The questions about one stage.
  struct Chapter {
    let number: Int
    let title: String
    let questions: [Question]
  }

  let chapters: [Chapter]
  let console: Console

  /// What a person types next; nil when nobody sits at a terminal.
  let readAnswer: (@Sendable () -> String?)?

  /// Goes through the questions until the person has enough.
  func run() {
    let places = chapters.flatMap { chapter in
      chapter.questions.enumerated().map { number, question in
        Place(chapter: chapter, isFirst: number == 0, question: question)
      }
    }
    let answered = ask(places)
    let all = plural(places.count, "question")
    console.result(
      answered == places.count ? "\(all), all answered." : "\(answered) of \(all) answered.")
  }

  private struct Place {
    let chapter: Chapter
    let isFirst: Bool
    let question: Question
  }

  /// How many answers were shown.
  private func ask(_ places: [Place]) -> Int {
    var answered: Set<Int> = []
    var index = 0
    while index < places.count {
      let place = places[index]
      if place.isFirst { console.result(console.style(.bold, place.chapter.title)) }
      show(place.question.question, after: "  ? ")
      guard let shown = next(index, in: places, "Return shows the answer") else { break }
      guard shown == index else {
        index = shown
        continue
      }
      let answer = place.question.answer
      show(answer.isEmpty ? "The notes leave that to you." : answer, after: "    ")
      answered.insert(index)
      index += 1
      guard index < places.count else { break }
      guard let asked = next(index, in: places, "Return asks the next one") else { break }
      index = asked
    }
    return answered.count
  }

  /// Where a person goes on who may type a stage's number: at `index` for Return, nil for the end.
  private func next(_ index: Int, in places: [Place], _ prompt: String) -> Int? {
    guard let readAnswer else { return index }
    let jump = chapters.count > 1 ? "a stage's number goes there, " : ""
    while true {
      console.progress(console.progressStyle(.dim, "    \(prompt), \(jump)q ends."))
      guard let word = readAnswer()?.trimmingCharacters(in: .whitespaces).lowercased(),
        !["q", "quit"].contains(word)
      else { return nil }
      guard let number = Int(word), chapters.count > 1 else { return index }
      if let place = places.firstIndex(where: { $0.chapter.number == number }) { return place }
      let known = chapters.filter { !$0.questions.isEmpty }.map { "\($0.number)" }
      console.progress(
        "    No questions about stage \(number); there are some about "
          + "\(known.joined(separator: ", ")).")
    }
  }

  private func show(_ text: String, after first: String) {
    TextLines.wrapped(text, after: first, to: console.width).forEach(console.result)
  }
}
