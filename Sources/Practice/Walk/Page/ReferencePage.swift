/// The reference solution as a page.
struct ReferencePage {
  let walk: ReferenceWalk

  private var kata: KataFolder { walk.kata }

  /// The page of one stage, or of all.
  func page(only stage: Stage?) throws -> WalkPage {
    let commits = try walk.commits()
    let stages = kata.manifest.stages
    let shown = stage.map { [$0] } ?? stages
    let last = shown.last ?? stages[0]
    let first = stage.flatMap { $0.number > 0 ? stages[$0.number - 1] : nil } ?? stages[0]
    let measures = StageSmells(kata: kata, git: walk.session.git)
    let minutes = shown.reduce(0) { $0 + $1.minutes }
    return WalkPage(
      title: stage.map { "\(kata.name) \($0.number): \($0.title)" }
        ?? "\(kata.name), the reference solution",
      summary: ["\(plural(shown.count, "stage")), \(minutes) min"],
      smells: SmellChange(
        before: (first.title, try measures.measures(of: first, at: commits[last.number])),
        after: (last.title, try measures.measures(of: last, at: commits[last.number])),
        goals: stages.flatMap(\.goals)),
      chapters: try shown.map { try chapter($0, commits) })
  }

  private func chapter(_ stage: Stage, _ commits: [String]) throws -> WalkPage.Chapter {
    let notes = try walk.notes(of: stage, at: commits[stage.number])
    let told = NotesSection.story.filter { $0 != .theyMayAsk }
    let time = stage.minutes > 0 ? ", \(stage.minutes) min" : ""
    var chapter = WalkPage.Chapter(
      title: "\(stage.number) \(stage.title)", place: kata.tag(of: stage) + time,
      sections: told.map {
        WalkPage.Section(
          heading: $0.rawValue, blocks: NotesBlock.blocks(in: notes.sections[$0] ?? ""))
      }, proof: try proof(stage, commits[stage.number]),
      questions: Question.all(in: notes.sections[.theyMayAsk] ?? ""))
    guard stage.number > 0 else {
      chapter.withoutChanges = "None: this is the legacy code itself."
      return chapter
    }
    chapter.changes = try walk.diff.changes(
      from: commits[stage.number - 1], to: commits[stage.number], in: kata.paths.overlay)
    return chapter
  }

  /// What `Scripts/verify-stages` goes through at the tag.
  private func proof(_ stage: Stage, _ commit: String) throws -> String {
    let files = try walk.session.git.fields(
      ["ls-tree", "-z", "--name-only", commit, "\(kata.paths.folder)/Scenarios/"])
    let measures = try StageSmells(kata: kata, git: walk.session.git).measures(
      of: stage, at: commit)
    let declared = measures[Smell.declaredDifferences.id] ?? 0
    let tests = measures[Smell.unitTests.id] ?? 0
    return "Proven by \(plural(files.count { $0.hasSuffix(".json") }, "scenario"))"
      + (declared > 0 ? ", \(declared) of them with a declared difference" : "")
      + (tests > 0 ? ", and \(plural(tests, "unit test"))" : "")
  }
}
