import Foundation

/// A working tree that was saved as a commit: its files, untracked ones included, with the commit it
/// was based on as first parent, and the index as second parent where that differs from the first.
struct SavedWork: Equatable {
  /// Where saved work is kept.
  static let prefix = "refs/kata/saved/"

  /// The ref that holds it.
  let ref: String

  /// The commit that HEAD was on.
  let parent: String

  /// The commit that has the index as its tree, if something was staged.
  let index: String?

  /// The tree of its files.
  let tree: String

  /// Where HEAD was.
  let place: Place

  /// When it was saved, in seconds since 1970.
  let date: Int

  /// The files that were announced in the index, as with `git add -N`.
  var announced: [String] = []

  /// The end of its ref, by which a person names it.
  var id: String { String(ref.dropFirst(Self.prefix.count)) }

  /// The command that brings it back wherever HEAD is, with everything that was staged.
  var restoreCommand: String { "swift run kata restore \(id)" }

  /// The same with plain git, for a tree that has nothing else unsaved.
  var plainCommand: String {
    let files = "\(place.command) && git restore --source=\(ref) -- :/"
    return index == nil ? files : "\(files) && git read-tree \(ref)^2"
  }
}

extension Git {
  /// All saved work, the latest first.
  func savedWork() throws -> [SavedWork] {
    let format =
      "%(refname)%00%(parent)%00%(tree)%00%(committerdate:unix)%00%(contents:subject)%00"
      + "%(contents:body)%00%00"
    let text = try run(
      ["for-each-ref", "--sort=-refname", "--format=\(format)", SavedWork.prefix])
    return text.components(separatedBy: "\0\0\n").compactMap { line in
      let fields = line.trimmingCharacters(in: ["\0", "\n"]).components(separatedBy: "\0")
      guard fields.count >= 5, fields[4].hasPrefix(SavedWork.subject) else { return nil }
      let parents = fields[1].split(separator: " ").map(String.init)
      guard let parent = parents.first, let date = Int(fields[3]) else { return nil }
      return SavedWork(
        ref: fields[0], parent: parent, index: parents.dropFirst().first, tree: fields[2],
        place: Place(words: String(fields[4].dropFirst(SavedWork.subject.count))), date: date,
        announced: fields.dropFirst(5).joined().split(separator: "\n").map(String.init))
    }
  }
}

extension SavedWork {
  /// How the subject of its commit begins; its place follows.
  static let subject = "Work saved from "
}
