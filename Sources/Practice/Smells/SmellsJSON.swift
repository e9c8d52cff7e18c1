import Foundation

/// The measures of a kata for other programs, and as they are recorded for each stage.
struct SmellsJSON: Codable, Equatable {
  /// One smell that a stage is about, or that shows what is proven.
  struct Entry: Codable, Equatable {
    let smell: String
    let title: String
    let legacy: Int?
    let now: Int?

    /// Where it is now; left out unless asked for.
    let places: [CodePlace]?
  }

  /// One goal of a stage.
  struct GoalEntry: Codable, Equatable {
    let stage: Int
    let smell: String
    let atMost: Int?
    let atLeast: Int?
    let holds: Bool
  }

  let kata: String
  let stageReached: Int?
  let smells: [Entry]
  let goals: [GoalEntry]

  /// What a table shows.
  init(kata: KataFolder, table: SmellTable, withPlaces: Bool) {
    let stages = kata.manifest.stages
    self.kata = kata.commandName
    stageReached = table.now.stageReached(of: stages)?.number
    let proof = [Smell.unitTests, .declaredDifferences].map(\.id)
    let asked = Set(stages.flatMap(\.goals).map(\.smell)).union(proof)
    smells = Smell.all.filter { asked.contains($0.id) }.map { smell in
      let now = table.now.measures[smell.id]
      return Entry(
        smell: smell.id, title: smell.title, legacy: table.legacy.measures[smell.id]?.value,
        now: now?.value, places: withPlaces ? now?.places : nil)
    }
    goals = stages.flatMap { stage in
      stage.goals.map { goal in
        GoalEntry(
          stage: stage.number, smell: goal.smell, atMost: goal.most, atLeast: goal.least,
          holds: table.now.meets(goal))
      }
    }
  }

  /// The JSON, with keys in a fixed order.
  func text() throws -> String { try JSONText.of(self) }

  /// The measures by the smells' names.
  var measures: [String: Int] {
    Dictionary(smells.compactMap { entry in entry.now.map { (entry.smell, $0) } }) { $1 }
  }
}

extension Goal {
  fileprivate var most: Int? { if case .atMost(let limit) = bound { limit } else { nil } }
  fileprivate var least: Int? { if case .atLeast(let limit) = bound { limit } else { nil } }
}
