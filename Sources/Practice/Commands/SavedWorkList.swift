import Foundation

/// Saved work as lines to read, the latest first.
struct SavedWorkList {
  let session: PracticeSession

  /// A line for everything that is saved.
  func all() throws -> [String] {
    let works = try session.git.savedWork()
    guard !works.isEmpty else { return ["Nothing is saved."] }
    let back = try session.git.workThatIsBack(among: works)
    return try works.map { work in
      back.contains(work.ref)
        ? "\(try origin(of: work)): here already, as \(work.id)" : try line(work)
    }
  }

  /// A line for each of the first few that are not here already, and how to see the others.
  func missing(limit: Int) throws -> [String] {
    let works = try session.git.savedWork()
    let back = try session.git.workThatIsBack(among: works)
    let missing = works.filter { !back.contains($0.ref) }
    guard !missing.isEmpty else {
      return [works.isEmpty ? "Nothing is saved." : "Nothing that is not here already."]
    }
    let more = missing.count - limit
    return try missing.prefix(limit).map(line)
      + (more > 0 ? ["\(more) more: swift run kata restore"] : [])
  }

  private func line(_ work: SavedWork) throws -> String {
    "\(try origin(of: work)): bring back with \(work.restoreCommand)"
  }

  private func origin(of work: SavedWork) throws -> String {
    let now = Int(session.context.now().timeIntervalSince1970)
    return "saved \(Age.text(now - work.date)) on \(try session.git.words(for: work.place))"
  }
}
