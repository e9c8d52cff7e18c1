extension PracticeSession {
  /// The saved work that a person calls `word`.
  func savedWork(called word: String) throws -> SavedWork {
    if let work = try git.savedWork().first(where: { $0.id == word || $0.ref == word }) {
      return work
    }
    throw UserError.usage("there is no saved work \(word): `swift run kata restore` lists it")
  }

  /// No attempt waits for this work any more.
  func noteBroughtBack(_ work: SavedWork) throws {
    for attempt in attempts where attempt.setAside == work.ref {
      try store.update(attempt.id) { $0.setAside = nil }
    }
  }
}
