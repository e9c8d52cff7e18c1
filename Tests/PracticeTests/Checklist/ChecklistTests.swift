import Foundation
import Synchronization
import Testing

@testable import Practice

@Suite struct ChecklistTests {
  private let bench: Bench

  init() throws {
    bench = try Bench()
    try bench.write(
      """
      ## Before

      - [ ] Built it first, and saw it pass: `swift run kata check`
      - [ ] Read the code

      ## After

      - [ ] There are unit tests, and they pass: `swift run kata check`
      - [ ] Finished in time: `swift run kata finish`
      - [ ] Said what is left
      - [ ] Named a simpler design
      """, to: "CHECKLIST.md")
    try bench.commitAll("Write a checklist")
    bench.kata("start", "toy", "--now")
    let tree = try OverlayTree(of: KataPaths(name: "Toy"), git: bench.library).idOfWorkingTree()
    var record = CheckRecord(
      verdict: .preserved, scenarios: 1, declared: 0, unitTests: 0, tree: tree, at: bench.clock.now)
    record.changedLines = 0
    try bench.workbench().attempts.record(.checked(record), in: bench.attempts()[0])
  }

  /// Finishes while somebody types these lines.
  private func finish(typing lines: [String], _ words: String...) -> [String] {
    let rest = Mutex(lines[...])
    let shown = Mutex<[String]>([])
    var context = bench.context(
      console: Console(
        result: { line in shown.withLock { $0.append(line) } },
        progress: { line in shown.withLock { $0.append(line) } }))
    context.readAnswer = { rest.withLock { $0.popFirst() } }
    _ = KataTool().run(["finish"] + words, in: context)
    let all = shown.withLock { $0 }
    return Array(all.drop { $0 != "\nChecklist" })
  }

  private let proven = [
    "\nChecklist",
    "  [x] Built it first, and saw it pass: `swift run kata check`",
    "  [ ] There are unit tests, and they pass: `swift run kata check`",
    "  [x] Finished in time: `swift run kata finish`",
  ]

  @Test func `what the record proves is ticked, and the rest is asked and kept`() throws {
    let lines = finish(typing: ["y", "maybe", " No ", ""])
    #expect(
      lines == proven + [
        "  The rest is yours to judge: y for yes, n for no, Return to skip, q to end.",
        "  Before", "    ? 1 of 3: Read the code", "  After", "    ? 2 of 3: Said what is left",
        "      y, n, Return or q", "    ? 3 of 3: Named a simpler design",
        "  Your answers: 1 yes, 1 no, 1 skipped",
      ])
    #expect(
      try bench.attempts()[0].answers == [
        ChecklistAnswer(item: "Read the code", isDone: true),
        ChecklistAnswer(item: "Said what is left", isDone: false),
        .skipped("Named a simpler design"),
      ])
    #expect(try bench.attempts()[0].isFinished)
  }

  @Test(arguments: [[], ["q"]])
  func `whoever stops answering has finished all the same`(lines: [String]) throws {
    #expect(finish(typing: lines).last == "  Your answers: 0 yes, 0 no, 3 not asked")
    #expect(try bench.attempts()[0].answers == nil)
    #expect(try bench.attempts()[0].isFinished)
  }

  @Test func `with --now nobody is asked`() {
    #expect(
      finish(typing: ["y"], "--now")
        == proven + ["  3 items more, yours to judge: CHECKLIST.md"])
  }

  @Test func `small steps are ticked when the code is another than at the beginning`() throws {
    let item = "Checked small steps: `swift run kata history`"
    try bench.write("## Steps\n\n- [ ] \(item)\n", to: "CHECKLIST.md")
    try bench.workbench().attempts.update(bench.attempts()[0].id) { attempt in
      attempt.events = attempt.events.compactMap(\.check).map { record in
        var record = record
        record.changedLines = 3
        return .checked(record)
      }
    }
    #expect(finish(typing: []) == ["\nChecklist", "  [ ] \(item)"])
    try bench.workbench().attempts.update(bench.attempts()[0].id) { $0.finishedAt = nil }
    try bench.write("// mine\n", to: "Sources/Refactored/Toy/List.swift")
    #expect(finish(typing: []) == ["\nChecklist", "  [x] \(item)"])
  }

  @Test func `a checklist that is gone or has no items is no failure`() throws {
    try bench.write("Nothing to tick.\n", to: "CHECKLIST.md")
    #expect(finish(typing: []).isEmpty)
    bench.kata("start", "toy", "--now")
    try bench.delete("CHECKLIST.md")
    #expect(bench.kata("finish").code == .success)
  }

  @Test func `every proof belongs to one item of the workbench's own checklist`() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../CHECKLIST.md")
    let items = ChecklistItem.all(in: try String(contentsOf: file, encoding: .utf8))
    for proof in ChecklistProof.all {
      let count = items.count { item in
        ChecklistProof.of(item).map { $0.phrase == proof.phrase } ?? false
      }
      #expect(count == 1, "\(proof.phrase)")
    }
  }
}
