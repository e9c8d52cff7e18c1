/// The katas with their stages and attempts, for other programs.
struct ListJSON: Encodable {
  /// A kata.
  struct Kata: Encodable {
    let name: String
    let title: String
    let minutes: Int
    let stages: [StageEntry]
    let attempts: [AttemptJSON]
  }

  /// A stage of it.
  struct StageEntry: Encodable {
    let number: Int
    let slug: String
    let title: String
    let minutes: Int
    let tag: String
    let isTagged: Bool
  }

  let katas: [Kata]
}

extension ListJSON.Kata {
  /// What is known of a kata.
  init(_ kata: KataFolder, in session: PracticeSession) throws {
    self.init(
      name: kata.commandName, title: kata.manifest.title, minutes: kata.manifest.minutes,
      stages: try kata.manifest.stages.map { stage in
        ListJSON.StageEntry(
          number: stage.number, slug: stage.slug, title: stage.title, minutes: stage.minutes,
          tag: kata.tag(of: stage),
          isTagged: try session.git.object("refs/tags/\(kata.tag(of: stage))") != nil)
      },
      attempts: session.attempts.filter { $0.kata == kata.name }
        .map { AttemptJSON($0, in: session) })
  }
}
