import Foundation
import Testing

@testable import Practice

@Suite struct StoreDesignTests {
  private static let designs = [
    "reducer": Result { try SmellBench(ReducerDesign.files) },
    "presenter": Result { try SmellBench(PresenterDesign.files) },
    "keyed": Result { try SmellBench(KeyedDesign.files) },
  ]

  /// What the code alone has to reach in katas whose data are kept in a file.
  private static var goals: [Goal] {
    get throws {
      let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../Katas").standardizedFileURL
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      let katas = try names.map { folder.appending(path: "\($0)/kata.json") }
        .filter { FileManager.default.fileExists(atPath: $0.path) }
        .map { try Manifest(json: Data(contentsOf: $0), file: $0.path).stages.flatMap(\.goals) }
      return katas.filter { $0.contains { $0.smell == Smell.storageInScreens.id } }.joined()
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
