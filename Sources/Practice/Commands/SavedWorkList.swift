import Foundation

/// Saved work as lines to read, the latest first.
struct SavedWorkList {
  let session: PracticeSession

  /// A line for each of the first few, and how to see the others.
  func lines(limit: Int) throws -> [String] {
    let works = try session.git.savedWork()
    guard !works.isEmpty else { return ["Nothing is saved."] }
    let now = Int(session.context.now().timeIntervalSince1970)
    let lines = try works.prefix(limit).map { work in
      "saved \(Age.text(now - work.date)) on \(try session.git.words(for: work.place)): "
        + "bring back with \(work.restoreCommand)"
    }
    let more = works.count - lines.count
    return more > 0 ? lines + ["\(more) more: swift run kata restore"] : lines
  }
}
