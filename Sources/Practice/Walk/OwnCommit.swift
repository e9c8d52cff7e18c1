import Foundation

/// A commit that the person made in an attempt.
struct OwnCommit: Equatable {
  let id: String
  let date: Date
  let message: String

  /// The id of its tree, over the overlay's paths only.
  let tree: String
}

extension Git {
  /// The commits of an attempt up to `tip`, oldest first, without those that the workbench made.
  func ownCommits(of attempt: Attempt, tip: String) throws -> [OwnCommit] {
    let overlay = OverlayTree(of: KataPaths(name: attempt.kata), git: self)
    let ids = try run(
      ["rev-list", "--reverse", "--first-parent", tip, "^\(attempt.base)", "--"])
    return try ids.split(separator: "\n").map(String.init).compactMap { id in
      guard try stageTrailer(of: id) == nil else { return nil }
      let seconds = Double(try run(["log", "-1", "--format=%ct", id, "--"])) ?? 0
      return OwnCommit(
        id: id, date: Date(timeIntervalSince1970: seconds),
        message: try run(["log", "-1", "--format=%B", id, "--"]).trimmingCharacters(in: .newlines),
        tree: try overlay.id(of: id))
    }
  }

  /// What a commit changed: of one that replaced stage 0, as an amended one does, what stage 0 was.
  func before(_ commit: OwnCommit, of attempt: Attempt) throws -> String {
    let parent = "\(commit.id)^"
    guard try self.commit(parent) == attempt.base else { return parent }
    let kata = KataPaths(name: attempt.kata)
    return try StageBuilder(git: self, kata: kata, base: attempt.base).build()[0].id
  }
}
