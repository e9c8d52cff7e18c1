import Foundation

/// What one run of `kata check` found, as it is kept in the attempt.
public struct CheckRecord: Codable, Equatable, Sendable {
  /// The outcome.
  public let verdict: CheckVerdict

  /// How many scenarios were compared.
  public let scenarios: Int

  /// How many of them differ on purpose, as declared.
  public let declared: Int

  /// How many of them fail; nil where that was not recorded.
  public let failed: Int?

  /// How many unit tests of the room ran.
  public let unitTests: Int

  /// How many of them fail; nil where that was not recorded.
  public let failedUnitTests: Int?

  /// What the verdict rests on, as the check said it; nil where that was not recorded.
  public let summary: String?

  /// The id of the tree that was checked, over the overlay's paths only (`OverlayTree`).
  public let tree: String

  /// When it was checked.
  public let at: Date

  /// The measure of each smell by its name; nil where none was taken.
  public let smells: [String: Int]?

  /// How many lines were added or removed since the check before, or since stage 0 for the first; nil
  /// where that is not known.
  public var changedLines: Int?

  /// A record of one check.
  public init(
    verdict: CheckVerdict, scenarios: Int, declared: Int, failed: Int? = nil, unitTests: Int,
    failedUnitTests: Int? = nil, tree: String, at: Date,
    smells: [String: Int]? = nil, summary: String? = nil
  ) {
    self.verdict = verdict
    self.scenarios = scenarios
    self.declared = declared
    self.failed = failed
    self.unitTests = unitTests
    self.failedUnitTests = failedUnitTests
    self.tree = tree
    self.at = at
    self.smells = smells
    self.summary = summary
  }
}
