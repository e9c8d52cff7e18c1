import Foundation

/// Saved work as lines to read, the latest first.
struct SavedWorkList {
  let works: [SavedWork]

  /// A line for each of the first few, and how to see the others.
  func lines(limit: Int) -> [String] {
    guard !works.isEmpty else { return ["Nothing is saved."] }
    let lines = works.prefix(limit).map { "\($0.restoreCommand)  (from \($0.place.words))" }
    let more = works.count - lines.count
    return more > 0 ? lines + ["and \(more) more: swift run kata restore"] : lines
  }
}
