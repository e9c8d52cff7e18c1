import Foundation
import Testing

@testable import Practice

@Suite struct GoalTests {
  private func goal(_ json: String) throws -> Goal {
    try JSONFile.decode(Goal.self, from: Data(json.utf8), file: "kata.json")
  }

  private func stage(_ number: Int, _ goals: [Goal]) -> Stage {
    Stage(
      number: number, slug: "s\(number)", title: "S\(number)", minutes: 1, removes: [],
      fromBase: [], goals: goals)
  }

  private let report = SmellReport(measures: [
    "untyped-data": Measure(0), "unit-tests": Measure(2), "type-lines": Measure(90),
  ])

  @Test func `a goal is a limit from above or from below`() throws {
    #expect(try goal(#"{"smell": "type-lines", "atMost": 90}"#).holds(for: 90))
    #expect(try !goal(#"{"smell": "type-lines", "atMost": 89}"#).holds(for: 90))
    #expect(try goal(#"{"smell": "unit-tests", "atLeast": 2}"#).holds(for: 2))
    #expect(try !goal(#"{"smell": "unit-tests", "atLeast": 3}"#).holds(for: 2))
  }

  @Test(arguments: [
    (
      #"{"smell": "type-line", "atMost": 1}"#,
      #"kata.json: smell: there is no smell "type-line": did you mean "type-lines"?"#
    ),
    (
      #"{"smell": "type-lines"}"#, "kata.json: atMost: a goal has either atMost or atLeast"
    ),
    (
      #"{"smell": "type-lines", "atMost": 1, "atLeast": 1}"#,
      "kata.json: atMost: a goal has either atMost or atLeast"
    ),
  ])
  func `what is wrong with a goal is named`(json: String, error: String) {
    #expect(throws: UserError(error)) { try goal(json) }
  }

  @Test func `a stage is reached only with all the stages before it`() {
    let open = Goal(smell: "unit-tests", bound: .atLeast(3))
    let met = Goal(smell: "untyped-data", bound: .atMost(0))
    let stages = [stage(0, []), stage(1, [met]), stage(2, [met, open]), stage(3, [met])]
    #expect(report.stageReached(of: stages)?.number == 1)
    #expect(report.nextStage(of: stages)?.number == 2)
    #expect(report.openGoals(of: stages[2]) == [open])
  }

  @Test func `when all goals hold there is no next stage`() {
    let stages = [stage(0, []), stage(1, [Goal(smell: "untyped-data", bound: .atMost(0))])]
    #expect(report.nextStage(of: stages) == nil)
    #expect(report.stageReached(of: stages)?.number == 1)
  }

  @Test func `the table shows the goals up to the next stage, and places where less is better`() {
    let place = CodePlace(file: "A.swift", line: 3)
    let now = SmellReport(measures: [
      "untyped-data": Measure(1, at: [place]), "unit-tests": Measure(12, at: [place]),
      "declared-differences": Measure(0),
    ])
    let table = SmellTable(
      stages: [
        stage(0, []), stage(1, [Goal(smell: "unit-tests", bound: .atLeast(3))]),
        stage(2, [Goal(smell: "untyped-data", bound: .atMost(0))]),
        stage(3, [Goal(smell: "declared-differences", bound: .atLeast(1))]),
      ], legacy: SmellReport(measures: ["untyped-data": Measure(4)]), now: now, style: .plain,
      title: "Toy")
    #expect(
      table.lines(withPlaces: true) == [
        "  Toy                   legacy  now  goal of stage 2",
        "> Untyped data               4    1  0    OPEN",
        "    A.swift:3",
        "  Unit tests                 ?   12  ≥ 3  holds",
        "  Declared differences       ?    0  later",
        "    untyped data: `Any`, dictionaries of it, fields looked up by name",
      ])
    let needs = "stage 2 (S2) needs untyped data 0, and has 1"
    #expect(table.summary(withPlaces: true) == needs)
    #expect(table.summary(withPlaces: false) == "\(needs): swift run kata smells --places")
  }

  @Test func `what a newcomer may not know in the table is said below it`() {
    let table = SmellTable(
      stages: [
        stage(0, []), stage(1, [Goal(smell: "seams-outside-root", bound: .atMost(0))]),
      ], legacy: report, now: report, style: .plain)
    let lines = table.lines(withPlaces: false)
    #expect(lines.contains("    root: where the app is put together, App.swift"))
    #expect(lines.allSatisfy { $0.count <= 80 })
  }

  @Test func `test functions are counted, not suites, comments or longer names`() {
    let text = """
      @Suite struct A {
        @Test func `one`() {}
        // @Test func two() {}
        @Test(arguments: [1]) func three() {}
        @Testable func four() {}
        /* @Test
        @Test func five() {}
        */
        @Test
        func six() {}
      }
      """
    #expect(TestFunctions.lines(in: text) == [2, 4, 9])
  }
}
