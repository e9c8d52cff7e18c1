import Simulation
import Testing
import UIKitShim

@testable import Harness

@Suite("Printed lines") @MainActor struct PrintedLineTests {
  private typealias Build = @MainActor @Sendable (FixtureScreen) -> Void

  /// A screen with a label and a button that has `work` done with the label.
  private static func screen(
    _ work: @escaping @MainActor @Sendable (FixtureScreen, UILabel) -> Void
  ) -> Build {
    { screen in
      let label = screen.label("old")
      screen.button("Go") { [weak screen] in if let screen { work(screen, label) } }
    }
  }

  private func verdict(_ legacy: @escaping Build, _ refactored: @escaping Build) -> Verdict {
    Judge.verdict(
      [.launch, .tap("Go")], behaviour: Behaviour(log: true), legacy: legacy, refactored: refactored
    )
  }

  fileprivate nonisolated static func write(_ text: String) { World.current?.write(text) }

  private nonisolated static func writeElsewhere(_ text: String) async { write(text) }

  private static let before = screen { _, label in
    write("sorted")
    label.text = "new"
  }

  private static let after = screen { _, label in
    label.text = "new"
    write("sorted")
  }

  @Test func `a line that moves before the change of the screen, or behind it, is told`() {
    #expect(verdict(Self.before, Self.before) == .match)
    #expect(verdict(Self.after, Self.after) == .match)
    #expect(
      verdict(Self.after, Self.before).summary
        == "Step 2, tap Go: \"sorted\" is printed before the screen changes, should be after")
    #expect(
      verdict(Self.before, Self.after).summary
        == "Step 2, tap Go: \"sorted\" is printed after the screen changes, should be before")
  }

  @Test func `a trace has each line where it was printed`() {
    let scenario = Scenario(slug: "lines", title: "Lines", steps: [.launch, .tap("Go")])
    let run = ScenarioRunner.run(
      scenario,
      on: .fixture(
        Self.screen { screen, label in
          Self.write("begin")
          label.text = "new"
          Self.write("end\nof it")
        }), behaviour: Behaviour(log: true), label: "lines")
    let step = run.trace.steps[1]
    #expect(step.log.map(\.frames) == [0, 1, 1])
    #expect(
      run.trace.description.contains(
        """
        2. tap Go
           log "begin"
           at 0 s
             title "Fixture"
             button "Go"
             "new"
           log "end"
           log "of it"

        """))
  }

  @Test func `where among several changes of one instant it is printed does not count`() {
    let between = Self.screen { screen, label in
      screen.title = "New"
      Self.write("sorted")
      label.text = "new"
    }
    let first = Self.screen { screen, label in
      Self.write("sorted")
      label.text = "new"
      screen.title = "New"
    }
    #expect(verdict(between, first) == .match)
  }

  @Test func `without a change of the screen there is no before and after`() {
    let one = Self.screen { _, label in
      label.text = "old"
      Self.write("sorted")
    }
    let other = Self.screen { _, label in
      Self.write("sorted")
      label.text = "old"
    }
    #expect(verdict(one, other) == .match)
  }

  @Test func `a line lost, doubled or other than before is told`() {
    let slips = [
      ([], #""sorted" should be printed and is not"#),
      (["sorted", "sorted"], #""sorted" is printed twice, should be once"#),
      (["Sorted"], #""sorted" should be printed and is not"#),
      (["sorted", "done"], #""done" is printed and should not be"#),
    ]
    for (lines, words) in slips {
      let other = Self.screen { _, label in
        for line in lines { Self.write(line) }
        label.text = "new"
      }
      #expect(verdict(Self.before, other).summary == "Step 2, tap Go: \(words)")
    }
  }

  @Test func `what prints off the main actor sees how far the screen has come`() {
    let before = Self.screen { _, label in
      Task {
        await Self.writeElsewhere("sorted")
        label.text = "new"
      }
    }
    let after = Self.screen { _, label in
      label.text = "new"
      Task.detached { Self.write("sorted") }
    }
    #expect(verdict(Self.before, before) == .match)
    #expect(verdict(Self.after, after) == .match)
    #expect(!verdict(Self.after, before).isPass)
  }

  @Test func `a reload that is asked for counts as done`() {
    let reloading: Build = { screen in
      let rows = Rows(screen)
      screen.button("Go") {
        rows.texts = ["new", "newer"]
        rows.table.reloadData()
        Self.write("sorted")
      }
    }
    let inserting: Build = { screen in
      let rows = Rows(screen)
      screen.button("Go") {
        rows.texts = ["new", "newer"]
        rows.table.performBatchUpdates {
          rows.table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .none)
          rows.table.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        }
        Self.write("sorted")
      }
    }
    let early: Build = { screen in
      let rows = Rows(screen)
      screen.button("Go") {
        Self.write("sorted")
        rows.texts = ["new", "newer"]
        rows.table.reloadData()
      }
    }
    #expect(verdict(inserting, reloading) == .match)
    #expect(!verdict(inserting, early).isPass)
    #expect(!verdict(reloading, early).isPass)
  }

  @Test func `rows that come and go may print at any time`() {
    let run = ScenarioRunner.run(
      Scenario(
        slug: "rows", title: "Rows",
        steps: [.launch, .scrollToEnd, .tap("Delete"), .scrollToRow(1), .tap("Empty")]),
      on: .fixture { screen in
        let rows = Rows(screen)
        rows.texts = (0..<20).map { "\($0)" }
        rows.prints = true
        rows.table.delegate = rows
        screen.button("Delete") {
          rows.texts.removeLast(9)
          rows.table.deleteRows(
            at: (11..<20).map { IndexPath(row: $0, section: 0) }, with: .automatic)
          Self.write("deleted")
        }
        screen.button("Empty") {
          rows.texts = []
          rows.table.reloadData()
          Self.write("emptied")
        }
      }, behaviour: Behaviour(log: true), label: "rows")
    let log = run.trace.steps.map { $0.log.map(\.text) }
    #expect(log[0].contains("cell 5") && log[1].contains("cell 19"))
    #expect(log[2].contains("gone 19") && log[2].last == "deleted")
    #expect(log[4].first == "emptied" && log[4].contains("gone 0"))
    #expect(run.trace.steps[4].log.first?.frames == 1)
    #expect(run.trace.steps.allSatisfy { $0.obstacle == nil })
  }

  @Test func `what goes may print on its way out`() {
    final class Parting: UIView {
      deinit { PrintedLineTests.write("gone") }
    }
    let run = ScenarioRunner.run(
      Scenario(slug: "parting", title: "Parting", steps: [.launch, .tap("Go"), .goBack]),
      on: .fixture { screen in
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        screen.view.addSubview(cell)
        cell.accessoryView = Parting()
        screen.navigationItem.titleView = Parting()
        let table = UITableView()
        table.tableHeaderView = Parting()
        screen.view.addSubview(table)
        screen.kept = [Parting()]
        screen.button("Go") { [weak screen] in
          cell.accessoryView = nil
          table.tableHeaderView = nil
          screen?.navigationItem.titleView = nil
          screen?.kept = []
          screen?.view = UIView()
        }
      }, behaviour: Behaviour(log: true), label: "parting")
    #expect(run.trace.steps.flatMap(\.log).map(\.text).count { $0 == "gone" } == 4)
  }

  @Test func `looking on loads no view and counts no rows`() {
    let run = ScenarioRunner.run(
      Scenario(slug: "push", title: "Push", steps: [.launch, .tap("Go")]),
      on: .fixture(
        Self.screen { screen, _ in
          screen.navigationController?.pushViewController(
            FixtureScreen { _ in Self.write("loaded") }, animated: false)
          Self.write("pushed")
        }), behaviour: Behaviour(log: true), label: "push")
    #expect(run.trace.steps[1].log.map(\.text) == ["pushed", "loaded"])
  }
}

/// A table of texts on a screen.
@MainActor private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
  let table = UITableView()
  var texts = ["old"]
  var prints = false

  init(_ screen: FixtureScreen) {
    super.init()
    table.dataSource = self
    screen.view.addSubview(table)
    screen.kept = [self]
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    texts.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    note("cell", indexPath)
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = texts[indexPath.row]
    return cell
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { note("display", indexPath) }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { note("gone", indexPath) }

  private func note(_ event: String, _ path: IndexPath) {
    if prints { World.current?.write("\(event) \(path.row)") }
  }
}
