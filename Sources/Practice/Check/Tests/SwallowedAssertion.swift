/// An assertion of one test library in a test that the other one runs: nobody hears of its failure, and
/// the test passes.
struct SwallowedAssertion: Hashable {
  /// The file, from the repository's top level, and the line.
  let file: String
  let line: Int

  /// What is called.
  let name: String

  /// The test that calls it, by itself or through others.
  let test: String

  /// Whether Swift Testing runs the test.
  let isInSwiftTesting: Bool

  /// The line that a person reads.
  var words: String {
    let (its, other, fix) =
      isInSwiftTesting
      ? ("XCTest", "Swift Testing", "use #expect, or move the test to an XCTestCase")
      : ("Swift Testing", "XCTest", "use XCTAssert, or move the test to a @Test function")
    return
      "\(file):\(line): \(name) belongs to \(its), and \(other) runs \"\(test)\", which passes "
      + "whatever it finds: \(fix)"
  }

  /// Finds them in sources, by file. Types are not known here: what a test calls is found by its name.
  static func find(in sources: [String: String]) -> [SwallowedAssertion] {
    let files = sources.mapValues(TestSource.init)
    let functions = files.flatMap { file, source in
      source.functions.map { (file: file, function: $0) }
    }
    let cases = testCases(files.values.map(\.parents))
    let isCase = { (function: TestSource.Function) in function.type.map(cases.contains) ?? false }
    let suites = Set(functions.filter(\.function.isTest).compactMap(\.function.type))
    let named = Dictionary(grouping: functions, by: \.function.name)
    var found: Set<SwallowedAssertion> = []
    for (home, test) in functions {
      let isOfSuite = test.name == "init" && test.type.map(suites.contains) == true
      let isInSwiftTesting = test.isTest || isOfSuite
      guard isInSwiftTesting || isCase(test) else { continue }
      var seen: Set<String> = []
      var open = [(file: home, function: test)]
      while let (file, function) = open.popLast() {
        found.formUnion(
          function.swallowed(inSwiftTesting: isInSwiftTesting).map {
            SwallowedAssertion(
              file: file, line: $0.line, name: $0.text, test: test.name,
              isInSwiftTesting: isInSwiftTesting)
          })
        let names = Set(function.calls.map(\.text)).subtracting(seen)
        seen.formUnion(names)
        // A test is never another's helper, and a test case's method only its own.
        open += names.flatMap { named[$0] ?? [] }.filter { _, other in
          !other.isTest && (isCase(other) ? other.type == test.type : true)
        }
      }
    }
    return found.sorted { ($0.file, $0.line, $0.test) < ($1.file, $1.line, $1.test) }
  }

  /// The classes that XCTest runs, however far they are from its own.
  private static func testCases(_ parents: [[String: Set<String>]]) -> Set<String> {
    let parents = parents.reduce(into: [:]) { $0.merge($1) { $0.union($1) } }
    var cases: Set = ["XCTestCase"]
    while let next = parents.first(where: {
      !cases.contains($0.key) && !cases.isDisjoint(with: $0.value)
    }) {
      cases.insert(next.key)
    }
    return cases
  }
}

extension TestSource.Function {
  /// Calls whose failure nobody hears of. What throws, such as `#require`, is heard by both libraries;
  /// a helper that reports to both is right in both.
  fileprivate func swallowed(inSwiftTesting: Bool) -> [SwiftTokens.Token] {
    let ofXCTest = calls.filter { $0.text.hasPrefix("XCTAssert") || $0.text == "XCTFail" }
    let ofSwiftTesting = calls.filter { ["#expect", "Issue.record"].contains($0.text) }
    let isHelper = !isTest && !name.hasPrefix("test")
    guard !isHelper || ofXCTest.isEmpty || ofSwiftTesting.isEmpty else { return [] }
    return inSwiftTesting ? ofXCTest : ofSwiftTesting
  }
}
