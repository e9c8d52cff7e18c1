extension Smell {
  /// The kata's unit tests.
  static let unitTests = Smell(id: "unit-tests", title: "Unit tests") { $0.unitTests }

  /// Scenarios that differ on purpose.
  static let declaredDifferences = Smell(
    id: "declared-differences", title: "Declared differences"
  ) { Measure($0.declaredDifferences) }
}
