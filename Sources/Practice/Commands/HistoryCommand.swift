import Foundation

extension KataCommand {
  static let history = KataCommand(
    name: "history", summary: "List your attempts, the newest first, with how they went",
    parameters: ["[KATA]"],
    options: [
      CommandOption("--answers", summary: "show what you answered to the checklist as well"),
      JSONText.option("them"),
    ], example: "kata history reservations"
  ) { arguments, context in
    let session = try PracticeSession(context)
    let attempts = try session.history(ofKata: arguments.positional.first)
    guard !arguments.has("--json") else {
      let list = attempts.map { AttemptJSON($0, in: session) }
      context.console.result(try JSONText.of(HistoryJSON(attempts: list)))
      return .success
    }
    guard !attempts.isEmpty else {
      context.console.result("No attempt yet: `swift run kata start KATA` begins one.")
      return .success
    }
    for attempt in attempts {
      let report = AttemptReport(attempt: attempt, session: session)
      report.history(withAnswers: arguments.has("--answers")).forEach(context.console.result)
    }
    return .success
  }
}

extension PracticeSession {
  /// The attempts at a kata or at all, the newest first.
  func history(ofKata name: String?) throws -> [Attempt] {
    // A kata that is not there any more may still have attempts.
    let known = name.flatMap { name in
      attempts.first { $0.kata.lowercased() == name.lowercased() }?.kata
    }
    let kata = try known ?? name.map { try workbench.kata(named: $0).name }
    return attempts.filter { kata == nil || $0.kata == kata }.reversed().enumerated()
      .sorted { one, other in
        let dates = [one, other].map { $0.element.startedAt ?? .distantFuture }
        return dates[0] == dates[1] ? one.offset < other.offset : dates[0] > dates[1]
      }
      .map(\.element)
  }
}

extension AttemptReport {
  /// A line for the attempt, and one for each thing that is known of it.
  fileprivate func history(withAnswers: Bool) -> [String] {
    let used = session.secondsUsed(of: attempt)
    let figures = AttemptFigures(attempt, used: used)
    let day = attempt.startedAt.map { String($0.ISO8601Format().prefix(10)) } ?? "not started"
    let time = "\(Minutes.text(used)) of \(Minutes.text(attempt.minutes * 60))"
    let title = session.console.style(.bold, attempt.id)
    let lists = [("Reached", splits()), ("Hints", hints()), ("Looked", looks())].map {
      name, items in
      (name, items.isEmpty ? nil : items.joined(separator: ", "))
    }
    let facts =
      [lists[0], ("Checks", figures.checksInWords), ("Steps", figures.stepsInWords)]
      + lists.dropFirst() + [("Answers", withAnswers ? nil : answersInWords)]
    return ["\(day)  \(title)  \(attempt.kata), \(time), \(attempt.state.words)"]
      + facts.flatMap { name, text in
        text.map {
          TextLines.wrapped($0, after: "  \(name.padded(to: 8))", to: session.console.width)
        } ?? []
      } + (withAnswers ? answers() : [])
  }

  /// How the checklist was answered; nil when it was not.
  private var answersInWords: String? {
    guard let answers = attempt.answers, !answers.isEmpty else { return nil }
    return "\(answers.inWords): swift run kata history --answers"
  }

  /// The items of the checklist that were answered.
  private func answers() -> [String] {
    let answers = attempt.answers ?? []
    let width = answers.map(\.word.count).max() ?? 0
    return answers.enumerated().flatMap { number, answer in
      TextLines.wrapped(
        answer.item,
        after: "  \(number == 0 ? "Answers" : "       ") \(answer.word.padded(to: width)) ",
        to: session.console.width
      )
    }
  }
}
