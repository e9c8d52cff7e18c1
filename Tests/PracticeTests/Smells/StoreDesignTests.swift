import Foundation
import Testing

@testable import Practice

@Suite struct StoreDesignTests {
  private static let designs = [
    "reducer": Result { try SmellBench(ReducerDesign.files) },
    "presenter": Result { try SmellBench(PresenterDesign.files) },
    "keyed": Result { try SmellBench(KeyedDesign.files) },
  ]

  /// What the code alone has to reach in the kata whose data are kept in a file.
  private static var goals: [Goal] {
    get throws {
      let file = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../Katas/Bookings/kata.json").standardizedFileURL
      return try Manifest(json: Data(contentsOf: file), file: file.path).stages.flatMap(\.goals)
        .filter { $0.smell != Smell.unitTests.id }
    }
  }

  @Test(arguments: ["reducer", "presenter", "keyed"])
  func `a design of another hand reaches every goal of the last stage`(name: String) throws {
    let report = try #require(Self.designs[name]).get().report
    let goals = try Self.goals
    #expect(goals.count > 10)
    for goal in goals where !report.meets(goal) {
      let measure = report.measures[goal.smell]
      Issue.record("\(goal.smell) \(goal.limitText): \(String(describing: measure))")
    }
  }
}
