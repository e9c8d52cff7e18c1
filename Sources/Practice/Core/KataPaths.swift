/// Where a kata's parts are, from the repository's top level.
public struct KataPaths: Equatable, Sendable {
  /// The kata's name, such as `Reservations`.
  public let name: String

  /// The paths of the kata with this name.
  public init(name: String) {
    self.name = name
  }

  /// The name that a person types, such as `reservations`.
  public var commandName: String { name.lowercased() }

  /// The tag of a stage: `reservations/3-view-model`.
  public func tag(of stage: Stage) -> String { "\(commandName)/\(stage.name)" }

  /// The kata's own folder.
  public var folder: String { "Katas/\(name)" }

  /// Its description.
  public var manifest: String { "\(folder)/kata.json" }

  /// What a person reads first.
  public var brief: String { "\(folder)/BRIEF.md" }

  /// The declared differences.
  public var differences: String { "\(folder)/differences.json" }

  /// The scenario files.
  public var scenarios: String { "\(folder)/Scenarios" }

  /// The traces that pin what the legacy code does.
  public var approved: String { "\(folder)/Approved" }

  /// The legacy code.
  public var legacy: String { "Sources/Legacy/\(name)" }

  /// The room, where a person works.
  public var room: String { "Sources/Refactored/\(name)" }

  /// The unit tests of the room.
  public var unitTests: String { "Tests/RefactoredTests/\(name)" }

  /// The module that the unit tests are compiled to.
  public var unitTestModule: String { "Refactored\(name)Tests" }

  /// What the stages differ in: two folders and a file.
  public var overlay: [String] { [room, unitTests, differences] }

  /// Whether `path` is one of the overlay's, or lies in one.
  public func overlayContains(_ path: String) -> Bool {
    overlay.contains { path == $0 || path.hasPrefix($0 + "/") }
  }

  /// The folder of a stage, which has its notes and its files.
  public func stageFolder(_ stage: Stage) -> String { "\(folder)/Stages/\(stage.name)" }
}
