import Foundation

/// A stage as a commit that the workbench made; the same base always gives the same id.
struct StageCommit: Equatable {
  let stage: Stage

  /// The tag's name, such as `reservations/3-view-model`.
  let tag: String

  /// The commit's id.
  let id: String
}
