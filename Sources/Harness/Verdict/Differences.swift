import Foundation

/// The differences that a stage declares on purpose, from `differences.json`.
public struct Differences: Equatable, Sendable {
  /// One declared difference.
  public struct Difference: Equatable, Sendable {
    /// The scenario's slug.
    public var scenario: String
    /// The step, from 1, in which the traces first differ.
    public var step: Int
    /// Why behaviour changes, for people.
    public var reason: String
    /// Which steps a generated scenario has to avoid from then on.
    public var avoid: [String]?
  }

  /// All of them, in the file's order.
  public var all: [Difference]

  /// Some differences.
  public init(_ all: [Difference] = []) { self.all = all }

  /// The difference declared for a scenario, if any.
  public func difference(in scenario: String) -> Difference? {
    all.first { $0.scenario == scenario }
  }

  /// Reads the file; throws `ScenarioFile.Broken`, also for a scenario that there is not.
  public static func read(_ url: URL, scenarios: [String]) throws -> Differences {
    func broken(_ reason: String) -> ScenarioFile.Broken {
      .init(description: "\(url.shortPath): \(reason)")
    }
    guard let data = try? Data(contentsOf: url) else {
      throw broken("cannot be read; an empty one is {\"differences\": []}")
    }
    let file: File
    do { file = try JSONDecoder().decode(File.self, from: data) } catch {
      throw broken(DecodingProblem(error, in: data).description)
    }
    var seen: Set<String> = []
    for difference in file.differences {
      guard scenarios.contains(difference.scenario) else {
        throw broken("there is no scenario \"\(difference.scenario)\"; remove or rename the entry")
      }
      guard !difference.reason.allSatisfy(\.isWhitespace) else {
        throw broken("\"\(difference.scenario)\" has no reason; say why behaviour changes")
      }
      if let line = difference.avoid?.first(where: { AvoidedStep($0) == nil }) {
        throw broken(
          "\"\(difference.scenario)\" avoids \"\(line)\"; write a step, or two as in "
            + "\"reopen after go offline\"")
      }
      guard seen.insert(difference.scenario).inserted else {
        throw broken("\"\(difference.scenario)\" is declared twice; keep one entry")
      }
    }
    return Differences(file.differences)
  }

  private struct File: Decodable {
    var differences: [Difference]

    enum CodingKeys: String, CodingKey, CaseIterable { case differences }

    init(from decoder: any Decoder) throws {
      try decoder.refuseUnknownKeys(CodingKeys.self)
      differences = try decoder.container(keyedBy: CodingKeys.self)
        .decode([Difference].self, forKey: .differences)
    }
  }
}

extension Differences.Difference: Decodable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case scenario, step, reason, avoid
  }

  /// Reads an entry of the file; a key that it does not know is an error.
  public init(from decoder: any Decoder) throws {
    try decoder.refuseUnknownKeys(CodingKeys.self)
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      scenario: try values.decode(String.self, forKey: .scenario),
      step: try values.decode(Int.self, forKey: .step),
      reason: try values.decode(String.self, forKey: .reason),
      avoid: try values.decodeIfPresent([String].self, forKey: .avoid))
  }
}
