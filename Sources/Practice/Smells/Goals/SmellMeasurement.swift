import Foundation

/// Measures a side of a kata.
struct SmellMeasurement {
  let root: URL
  let subprocess: Subprocess
  let kata: KataPaths

  /// The smells of the room, its unit tests and its declared differences.
  func room() throws -> SmellReport {
    try report(
      module: "Refactored\(kata.name)", folder: kata.room, unitTests: unitTests(),
      declaredDifferences: declaredDifferences())
  }

  /// The smells of the legacy code, which has no unit tests.
  func legacy() throws -> SmellReport {
    try report(
      module: "Legacy\(kata.name)", folder: kata.legacy, unitTests: Measure(0),
      declaredDifferences: 0)
  }

  private func report(
    module: String, folder: String, unitTests: Measure, declaredDifferences: Int
  ) throws -> SmellReport {
    let model = try CompilerTree(root: root, subprocess: subprocess).model(of: module, in: folder)
    let code = MeasuredCode(
      model: model, roles: Roles(model, app: "\(module).\(kata.name)App"),
      unitTests: unitTests, declaredDifferences: declaredDifferences)
    return SmellReport(
      measures: Dictionary(uniqueKeysWithValues: Smell.all.map { ($0.id, $0.measure(code)) }))
  }

  private func unitTests() -> Measure {
    let places = Freshness.sources(in: kata.unitTests, root: root).flatMap { file in
      let text = try? String(contentsOf: root.appending(path: file), encoding: .utf8)
      return TestFunctions.lines(in: text ?? "").map { CodePlace(file: file, line: $0) }
    }
    return Measure(places.count, at: places)
  }

  private func declaredDifferences() throws -> Int {
    let file = root.appending(path: kata.differences)
    guard let json = try? Data(contentsOf: file) else { return 0 }
    return try JSONFile.decode(Differences.self, from: json, file: kata.differences)
      .differences.count
  }

  private struct Differences: Decodable {
    let differences: [Ignored]
  }

  /// What a difference says is for the harness.
  private struct Ignored: Decodable {
    init(from decoder: any Decoder) {}
  }
}
