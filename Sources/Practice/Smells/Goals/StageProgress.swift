import Foundation

/// How far code is through a kata's stages, as a check tells it.
struct StageProgress {
  let stages: [Stage]
  let now: SmellReport

  /// Begins to measure a kata's room on another thread; nil for a kata without goals.
  static func measure(
    _ kata: KataFolder, root: URL, subprocess: Subprocess
  ) -> Background<SmellReport>? {
    guard kata.manifest.stages.contains(where: { !$0.goals.isEmpty }) else { return nil }
    return Background {
      try SmellMeasurement(root: root, subprocess: subprocess, kata: kata.paths).room()
    }
  }

  /// The stages above 0 that are reached, without those in `known`.
  func reached(beyond known: Set<Int>) -> [Stage] {
    let reached = now.stageReached(of: stages)?.number ?? 0
    return stages.filter {
      $0.number > 0 && $0.number <= reached && !known.contains($0.number)
    }
  }

  /// What the next stage still needs, in one line; nil when none is left.
  var open: String? {
    now.nextStage(of: stages).map { $0.words(open: now.openGoals(of: $0), in: now) }
  }
}

extension PracticeSession {
  /// Says which stages are reached for the first time, and what the next one needs; an attempt gets
  /// its splits.
  func tell(_ progress: StageProgress, in attempt: Attempt?) throws {
    if let attempt {
      for stage in progress.reached(beyond: attempt.stagesReached) {
        let used = Minutes.text(secondsUsed(of: attempt))
        console.result(
          console.style(.green, "stage \(stage.number) (\(stage.title)) is reached after \(used)"))
        try store.record(.stageReached(stage.number, at: now()), in: attempt)
      }
    }
    console.result(progress.open.map { "next: \($0)" } ?? "every goal of every stage holds")
  }
}

extension Attempt {
  /// The numbers of the stages whose goals its work has met.
  var stagesReached: Set<Int> {
    Set(
      events.compactMap { event in
        guard case .stageReached(let number, _) = event else { return nil }
        return number
      })
  }
}
