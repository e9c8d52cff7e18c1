import Foundation

/// A kata: its two sides and its folder in `Katas`.
public struct Kata: Sendable {
  /// The kata's name, which is its folder's too.
  public let name: String
  /// The folder `Katas/<name>`.
  public let folder: URL
  /// The legacy app.
  public let legacy: Side
  /// The refactored app.
  public let refactored: Side

  /// A kata in a folder.
  public init(name: String, folder: URL, legacy: Side, refactored: Side) {
    self.name = name
    self.folder = folder
    self.legacy = legacy
    self.refactored = refactored
  }

  /// The scenario files, by name.
  public var scenarioFiles: [ScenarioFile] {
    ScenarioFile.all(in: folder.appending(path: "Scenarios"))
  }

  /// The approved traces.
  public var approved: ApprovedTraces { ApprovedTraces(folder: folder.appending(path: "Approved")) }

  /// Reads `differences.json`; throws `ScenarioFile.Broken`.
  public func differences() throws -> Differences {
    try Differences.read(
      folder.appending(path: "differences.json"), scenarios: scenarioFiles.map(\.slug))
  }

  /// What counts as behaviour beside screens, from `kata.json`; throws `ScenarioFile.Broken`.
  public func behaviour() throws -> Behaviour {
    struct Manifest: Decodable { var behaviour: Behaviour? }
    let file = folder.appending(path: "kata.json")
    guard let data = try? Data(contentsOf: file) else {
      throw ScenarioFile.Broken(description: "\(file.shortPath): cannot be read")
    }
    do { return try JSONDecoder().decode(Manifest.self, from: data).behaviour ?? Behaviour() } catch
    {
      throw ScenarioFile.Broken(
        description: "\(file.shortPath): \(DecodingProblem(error, in: data).description)")
    }
  }
}
