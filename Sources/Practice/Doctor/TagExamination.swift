/// Looks at the tags of each kata, and makes none.
struct TagExamination {
  let workbench: Workbench

  private var git: Git { workbench.git }

  /// A finding for each kata.
  func findings() -> [Finding] {
    let names = Result { try workbench.kataNames() }
    guard let names = try? names.get(), !names.isEmpty else {
      return [
        Finding("tags") {
          throw UserError("Katas has no folder with a kata.json: `git restore Katas`")
        }
      ]
    }
    return names.map { name in
      Finding("tags") { "\(name.lowercased()): \(try words(for: name))" }
    }
  }

  private func words(for name: String) throws -> String {
    let kata = try workbench.kata(named: name)
    let contents = workbench.attempts.load()
    let base = try StageBase(git: git, attempts: contents.attempts).find()
    let commits = try StageBuilder(git: git, kata: kata.paths, base: base).build()
    let outcomes = try StageTags(git: git, kata: kata.paths)
      .look(at: commits, unfinished: contents.unfinished)
    if let problem = outcomes.compactMap(\.problem).first { throw UserError(problem) }
    let stale = outcomes.count { $0.state == .remade }
    guard stale == 0 else {
      throw UserError(
        "\(stale) of \(outcomes.count) are stale: `swift run kata tags \(kata.commandName)`")
    }
    let fresh = outcomes.count { $0.state == .unchanged }
    let missing = outcomes.count { $0.state == .made }
    let held = outcomes.lazy.compactMap { outcome in
      if case .held(let attempt) = outcome.state { attempt } else { nil }
    }.first
    let parts = [
      fresh > 0 ? "\(fresh) fresh" : nil,
      missing > 0 ? "\(missing) not made yet" : nil,
      held.map { "\(outcomes.count(where: \.state.isHeld)) stale, kept for attempt \($0)" },
    ]
    return parts.compactMap { $0 }.joined(separator: ", ")
  }
}
