import Foundation

/// What `kata.json` says about a kata.
public struct Manifest: Equatable, Sendable {
  /// The kata's name for people.
  public let title: String

  /// How long an attempt is meant to take.
  public let minutes: Int

  /// Which traces beside the screens count as behaviour.
  public let behaviour: Behaviour

  /// The id of the tree that holds the reference solution, over the overlay's paths only; nil when
  /// none was recorded yet.
  public let reference: String?

  /// The stages, from stage 0.
  public let stages: [Stage]

  /// Which side effects count as behaviour.
  public struct Behaviour: Equatable, Sendable, Decodable {
    /// Whether log lines do.
    public let log: Bool

    /// Whether files in the documents folder do.
    public let documents: Bool
  }

  /// Decodes the contents of `kata.json`; `file` is its name in errors.
  public init(json: Data, file: String) throws {
    // First, since another version has other keys.
    if let version = try? JSONDecoder().decode(Version.self, from: json).version, version != 1 {
      throw UserError(
        "\(file): version: is \(version), and this workbench reads 1: update it with `git pull`")
    }
    let contents = try JSONFile.decode(Contents.self, from: json, file: file)
    title = contents.title
    minutes = contents.minutes
    behaviour = contents.behaviour
    reference = contents.reference.flatMap { $0.isEmpty ? nil : $0 }
    stages = contents.stages.enumerated().map { number, stage in
      Stage(
        number: number, slug: stage.slug, title: stage.title, minutes: stage.minutes,
        removes: stage.removes ?? [], fromBase: stage.fromBase ?? [],
        goals: stage.goals ?? [])
    }
    try check(file: file)
  }

  private func check(file: String) throws {
    let problems = problems
    guard problems.isEmpty else {
      throw UserError("\(file): \(problems.joined(separator: "; "))")
    }
  }

  private var problems: [String] {
    var problems: [String] = []
    if !Attempt.possibleMinutes.contains(minutes) {
      problems.append("minutes: must be from 1 to 1440, not \(minutes)")
    }
    if stages.count < 2 {
      problems.append("stages: a kata has two or more, the legacy code first")
    }
    for stage in stages where !(0...1_440).contains(stage.minutes) {
      problems.append(
        "stages[\(stage.number)].minutes: must be from 0 to 1440, not \(stage.minutes)")
    }
    for stage in stages where stage.slug.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) == nil {
      problems.append(
        "stages[\(stage.number)].slug: \"\(stage.slug)\" must be lower-case words with hyphens "
          + "between them")
    }
    for stage in stages where stages.first(where: { $0.slug == stage.slug }) != stage {
      problems.append("stages[\(stage.number)].slug: \"\(stage.slug)\" is there twice")
    }
    return problems
  }

  private struct Version: Decodable {
    let version: Int
  }

  private struct Contents: Decodable {
    let version: Int
    let title: String
    let minutes: Int
    let behaviour: Behaviour
    let reference: String?
    let stages: [StageContents]
  }

  private struct StageContents: Decodable {
    let slug: String
    let title: String
    let minutes: Int
    let removes: [String]?
    let fromBase: [String]?
    let goals: [Goal]?
  }
}
