/// Something about code that a stage improves, and that can be measured.
public struct Smell: Sendable {
  /// Its name in `kata.json`.
  public let id: String

  /// What is measured, for people.
  public let title: String

  /// Measures it.
  let measure: @Sendable (MeasuredCode) -> Measure

  /// The smell with this name in `kata.json`.
  public static func named(_ id: String) -> Smell? { all.first { $0.id == id } }

  /// Every smell, in the order in which a refactoring meets them.
  public static let all: [Smell] = [
    .untypedData,
    .networkInScreens,
    .storageInScreens,
    .edgeProtocols,
    .protocolWidth,
    .sortSwitches,
    .loggingInLogic,
    .decorators,
    .loadingInScreens,
    .booleanState,
    .formattersPerCall,
    .formattersInScreens,
    .uiKitBelowScreens,
    .controllerLines,
    .typeLines,
    .seamsOutsideRoot,
    .concreteServices,
    .unitTests,
    .declaredDifferences,
  ]
}

/// What smells are measured on.
struct MeasuredCode: Sendable {
  let model: CodeModel
  let roles: Roles

  /// How many test functions the kata's unit tests have, and where.
  var unitTests = Measure(0)

  /// How many scenarios are declared to differ.
  var declaredDifferences = 0
}
