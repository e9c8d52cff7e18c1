import Testing

@testable import Harness
@testable import Play

@Suite struct JournalTests {
  @Test func `lines are noted once, without what would move the cursor`() {
    var journal = Journal()
    journal.note(log: ["Fetched 2"])
    journal.note(log: ["Fetched 2", "Sorted\u{1B}[2J"])
    #expect(journal.lines == ["log   Fetched 2", "log   Sorted"])
  }

  @Test func `a file is told by what changed in it, and is there as a whole`() {
    var journal = Journal()
    journal.note(Trace.File(name: "a.json", text: "{\n  \"status\": \"Pending\"\n}"))
    journal.note(Trace.File(name: "a.json", text: "{\n  \"status\": \"Confirmed\"\n}"))
    #expect(
      journal.lines == [
        "file  a.json is new, 3 lines",
        "file  a.json: \"status\": \"Pending\" → \"status\": \"Confirmed\"",
      ])
    #expect(
      journal.everything.suffix(5) == ["", "a.json", "{", "  \"status\": \"Confirmed\"", "}"])
    journal.note(Trace.File(name: "a.json", text: nil))
    #expect(journal.lines.last == "file  a.json is gone")
    #expect(journal.everything == journal.lines)
  }

  @Test func `of a change with many lines the first are shown`() {
    var journal = Journal()
    journal.note(Trace.File(name: "a", text: "1"))
    journal.note(Trace.File(name: "a", text: "2\n3\n4\n5\n6"))
    #expect(journal.lines.count == 7)
    #expect(journal.lines.last == "      … 2 more lines differ")
  }

  @Test(arguments: [(1, 1), (20, 2), (80, 24)])
  func `a page fits any window and stays within its lines`(columns: Int, rows: Int) {
    var page = JournalPage(lines: (1...50).map { "\($0)" }, offset: .max)
    let last = page.moved(by: 0, rows: rows)
    #expect(last == 50 - max(1, rows - 1))
    #expect(page.moved(by: 9, rows: rows) == last)
    page.offset = 0
    #expect(page.moved(by: -9, rows: rows) == 0)
    #expect(page.drawn(columns: columns, rows: rows).count <= max(rows, 2))
    #expect(page.drawn(columns: columns, rows: rows)[0] == "1")
  }
}
