import Foundation

/// Removes saved work from the list. Its commit stays in git for as long as git keeps such commits, so
/// its id is said.
struct ForgetWork {
  let session: PracticeSession

  private var git: Git { session.git }

  /// Forgets the work that a person calls `word`, or, with `all`, everything that no attempt under way
  /// has set aside.
  func run(_ word: String) throws {
    guard word.lowercased() == "all" else { return try forget(session.savedWork(called: word)) }
    var setAside = Set(session.unfinished.compactMap(\.setAside))
    if let halfway = try session.workbench.halfway() { setAside.insert(halfway.ref) }
    let works = try git.savedWork()
    try works.filter { !setAside.contains($0.ref) }.forEach(forget)
    for kept in works where setAside.contains(kept.ref) {
      session.console.result(
        "kept \(kept.id): `swift run kata stage mine` brings it back to \(kept.place.words)")
    }
    if works.isEmpty { session.console.result("Nothing is saved.") }
  }

  private func forget(_ work: SavedWork) throws {
    guard let commit = try git.commit(work.ref) else { return }
    try git.run(["update-ref", "-d", work.ref, commit])
    try session.noteBroughtBack(work)
    session.console.result(
      "forgot \(work.id), from \(try git.words(for: work.place)); it was commit \(commit)")
  }
}
