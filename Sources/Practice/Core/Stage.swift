/// One refactoring move of a kata, as `kata.json` lists it.
public struct Stage: Equatable, Sendable {
  /// Its place in the list, from 0.
  public let number: Int

  /// Its short name in tags and folders.
  public let slug: String

  /// Its name for people.
  public let title: String

  /// How long it is meant to take.
  public let minutes: Int

  /// Paths of the stage before, from the repository's top level, that are gone.
  public let removes: [String]

  /// Paths, files or folders, that are here as they are in the base.
  public let fromBase: [String]

  /// What has to hold for it to be reached, beside the goals of the stages before.
  public var goals: [Goal] = []

  /// Number and slug, as in the names of tags and folders: `3-view-model`.
  public var name: String { "\(number)-\(slug)" }
}
