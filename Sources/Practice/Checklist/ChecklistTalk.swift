import Foundation

/// Goes through the checklist at the end of an attempt: shows what is proven, and asks for the rest.
struct ChecklistTalk {
  let items: [ChecklistItem]
  let evidence: AttemptEvidence
  let console: Console

  /// What a person types next; nil when nobody is asked.
  let readAnswer: (@Sendable () -> String?)?

  /// Keeps an answer.
  let keep: (ChecklistAnswer) throws -> Void

  /// All of it; nothing when there are no items.
  func run() throws {
    guard !items.isEmpty else { return }
    let judged = items.map { item in (item: item, isProven: prove(item)) }
    console.result("\n\(console.style(.bold, "Checklist"))")
    for (item, isProven) in judged {
      guard let isProven else { continue }
      show("  [\(isProven ? "x" : " ")] ", item.text)
    }
    let open = judged.filter { $0.isProven == nil }.map(\.item)
    guard !open.isEmpty else { return }
    guard let readAnswer else {
      return console.result("  \(plural(open.count, "item")) more, yours to judge: CHECKLIST.md")
    }
    try ask(open, readAnswer)
  }

  private func prove(_ item: ChecklistItem) -> Bool? {
    ChecklistProof.of(item).map { $0.holds(evidence) }
  }

  private func ask(_ items: [ChecklistItem], _ read: @Sendable () -> String?) throws {
    console.progress("  The rest is yours to judge: y for yes, n for no, Return to skip, q to end.")
    var answers: [ChecklistAnswer] = []
    var section = ""
    questions: for (number, item) in items.enumerated() {
      if item.section != section {
        console.progress("  \(console.progressStyle(.bold, item.section))")
      }
      section = item.section
      TextLines.wrapped(
        item.text, after: "    ? \(number + 1) of \(items.count): ", to: console.width
      ).forEach(console.progress)
      while true {
        guard let word = read()?.trimmingCharacters(in: .whitespaces).lowercased() else {
          break questions
        }
        if ["q", "quit"].contains(word) { break questions }
        guard let answer = Self.answer(word, to: item) else {
          console.progress("      y, n, Return or q")
          continue
        }
        answers.append(answer)
        try keep(answer)
        continue questions
      }
    }
    let rest = items.count - answers.count
    console.result(
      "  Your answers: \(answers.inWords)" + (rest > 0 ? ", \(rest) not asked" : ""))
  }

  /// What somebody means who types `word`; nil for what means nothing.
  private static func answer(_ word: String, to item: ChecklistItem) -> ChecklistAnswer? {
    if word.isEmpty { return .skipped(item.text) }
    guard ["y", "yes", "n", "no"].contains(word) else { return nil }
    return ChecklistAnswer(item: item.text, isDone: word.hasPrefix("y"))
  }

  private func show(_ box: String, _ text: String) {
    TextLines.wrapped(text, after: box, to: console.width).forEach(console.result)
  }
}

extension PracticeSession {
  /// Goes through the checklist with the person of an attempt that has just ended.
  func goThroughChecklist(of attempt: Attempt, isAsking: Bool) throws {
    // Whoever changes the file, or does without it, still finishes.
    let file = workbench.root.appending(path: "CHECKLIST.md")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return }
    let tip = try git.commit("refs/heads/\(attempt.branch)")
    let report = AttemptReport(attempt: attempt, session: self)
    let evidence = AttemptEvidence(
      attempt: attempt, used: secondsUsed(of: attempt),
      commits: try tip.map { try git.ownCommits(of: attempt, tip: $0) } ?? [],
      proof: try report.proofOfCurrentCode(), hasChanged: (try? report.hasChanged()) ?? false)
    try ChecklistTalk(
      items: ChecklistItem.all(in: text), evidence: evidence, console: console,
      readAnswer: isAsking ? context.readAnswer : nil,
      keep: { answer in try store.update(attempt.id) { $0.answers = ($0.answers ?? []) + [answer] }
      }
    ).run()
  }
}
