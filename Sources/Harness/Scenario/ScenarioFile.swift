import Foundation

/// Reads a scenario from a file, and says in one line what is wrong with one that is broken.
public struct ScenarioFile: Sendable {
  /// Why a file holds no scenario: the file, the place in it, the fix.
  public struct Broken: Error, CustomStringConvertible {
    /// One line.
    public let description: String
  }

  /// Where the file is.
  public let url: URL

  /// A file at `url`.
  public init(_ url: URL) { self.url = url }

  /// The file's name without `.json`.
  public var slug: String { url.deletingPathExtension().lastPathComponent }

  /// The scenario files of a folder, by name.
  public static func all(in folder: URL) -> [ScenarioFile] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".json") && !$0.hasPrefix(".") }.sorted()
      .map { ScenarioFile(folder.appending(path: $0)) }
  }

  /// Reads the file; throws `Broken`.
  public func read() throws -> Scenario {
    guard slug.allSatisfy({ $0.isASCII && ($0.isLowercase || $0.isNumber || $0 == "-") }) else {
      throw broken("name the file in lower-case letters, digits and hyphens: a-failed-page.json")
    }
    let data: Data
    do { data = try Data(contentsOf: url) } catch {
      throw broken("cannot be read; check that it is there and readable")
    }
    let fields: Fields
    do { fields = try JSONDecoder().decode(Fields.self, from: data) } catch {
      throw broken(DecodingProblem(error, in: data).description)
    }
    return try scenario(fields)
  }

  private func scenario(_ fields: Fields) throws -> Scenario {
    let steps = try fields.steps.enumerated().map { index, line in
      guard let step = Step(line) else {
        throw broken("step \(index + 1), \"\(line)\", \(Step.problem(with: line))")
      }
      return step
    }
    var scenario = Scenario(slug: slug, title: fields.title, seed: fields.seed ?? 0, steps: steps)
    scenario.coins = try (fields.coins ?? "").map { letter in
      guard letter == "T" || letter == "F" else {
        throw broken("\"coins\" holds \"\(letter)\"; write T and F only")
      }
      return letter == "T"
    }
    if let text = fields.now {
      guard let date = try? Date(text, strategy: .iso8601) else {
        throw broken("\"now\", \"\(text)\", is no moment such as 2026-06-01T09:00:00Z")
      }
      scenario.now = date
    }
    if let name = fields.timeZone {
      guard let zone = TimeZone(identifier: name) else {
        throw broken("\"timeZone\", \"\(name)\", is no zone such as Asia/Kathmandu")
      }
      scenario.timeZone = zone
    }
    if let name = fields.locale {
      guard Locale.availableIdentifiers.contains(name) else {
        throw broken("\"locale\", \"\(name)\", is no locale such as de_DE")
      }
      scenario.locale = Locale(identifier: name)
    }
    scenario.isOnline = fields.online ?? true
    scenario.documents = (fields.documents ?? [:]).mapValues(\.text)
    for name in scenario.documents.keys.sorted() {
      let parts = name.split(separator: "/", omittingEmptySubsequences: false)
      let isFit = parts.allSatisfy {
        !$0.isEmpty && !$0.hasPrefix(".") && $0.utf8.count <= 255 && !$0.utf8.contains(0)
      }
      guard isFit else {
        throw broken(
          "\"documents\" names \(name.quotedVisibly); give a file name, such as saved/pages.json")
      }
      let folders = parts.indices.dropFirst().map { parts[..<$0].joined(separator: "/") }
      if let folder = folders.first(where: { scenario.documents[$0] != nil }) {
        throw broken("\"documents\" names \(folder.quotedVisibly) as a file and as a folder")
      }
    }
    return scenario
  }

  private func broken(_ reason: String) -> Broken {
    Broken(description: "\(url.shortPath): \(reason)")
  }
}

extension ScenarioFile {
  /// What a file holds: a text, or its lines.
  private struct Document: Decodable {
    var text: String

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      if let lines = try? value.decode([String].self) {
        text = lines.joined(separator: "\n")
      } else {
        text = try value.decode(String.self)
      }
    }
  }

  private struct Fields: Decodable {
    var title: String
    var seed: UInt64?
    var coins: String?
    var now: String?
    var locale: String?
    var timeZone: String?
    var online: Bool?
    var documents: [String: Document]?
    var steps: [String]

    enum CodingKeys: String, CodingKey, CaseIterable {
      case title, seed, coins, now, locale, timeZone, online, documents, steps
    }

    init(from decoder: any Decoder) throws {
      try decoder.refuseUnknownKeys(CodingKeys.self)
      let values = try decoder.container(keyedBy: CodingKeys.self)
      title = try values.decode(String.self, forKey: .title)
      seed = try values.decodeIfPresent(UInt64.self, forKey: .seed)
      coins = try values.decodeIfPresent(String.self, forKey: .coins)
      now = try values.decodeIfPresent(String.self, forKey: .now)
      locale = try values.decodeIfPresent(String.self, forKey: .locale)
      timeZone = try values.decodeIfPresent(String.self, forKey: .timeZone)
      online = try values.decodeIfPresent(Bool.self, forKey: .online)
      documents = try values.decodeIfPresent([String: Document].self, forKey: .documents)
      steps = try values.decode([String].self, forKey: .steps)
    }
  }
}
