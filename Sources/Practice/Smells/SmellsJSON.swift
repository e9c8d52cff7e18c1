import Foundation

/// The measures of a kata for other programs.
struct SmellsJSON {
  let kata: KataFolder
  let table: SmellTable

  /// The JSON, with keys in a fixed order.
  func text() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let stages = kata.manifest.stages
    let contents = Contents(
      kata: kata.commandName,
      stageReached: table.now.stageReached(of: stages)?.number,
      smells: Smell.all.map { smell in
        Contents.Entry(
          smell: smell.id, title: smell.title, legacy: table.legacy.measures[smell.id],
          now: table.now.measures[smell.id])
      },
      goals: stages.flatMap { stage in
        stage.goals.map { goal in
          Contents.GoalEntry(
            stage: stage.number, smell: goal.smell, atMost: goal.most, atLeast: goal.least,
            holds: table.now.meets(goal))
        }
      })
    return String(decoding: try encoder.encode(contents), as: UTF8.self)
  }

  private struct Contents: Encodable {
    let kata: String
    let stageReached: Int?
    let smells: [Entry]
    let goals: [GoalEntry]

    struct Entry: Encodable {
      let smell: String
      let title: String
      let legacy: Measure?
      let now: Measure?
    }

    struct GoalEntry: Encodable {
      let stage: Int
      let smell: String
      let atMost: Int?
      let atLeast: Int?
      let holds: Bool
    }
  }
}

extension Goal {
  fileprivate var most: Int? { if case .atMost(let limit) = bound { limit } else { nil } }
  fileprivate var least: Int? { if case .atLeast(let limit) = bound { limit } else { nil } }
}
