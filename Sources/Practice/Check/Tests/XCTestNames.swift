/// Names of test functions that are written with XCTest: `RefactoredTests.ListTests/testEmpty`.
enum XCTestNames {
  /// Those of the room's test module in what `--list-tests` prints, but for some classes.
  static func read(_ list: String, without classes: Set<String>) -> [String] {
    list.split(whereSeparator: \.isNewline).map(String.init).filter { line in
      guard let match = line.wholeMatch(of: #/RefactoredTests\.(\w+)/\w+/#) else { return false }
      return !classes.contains(String(match.output.1))
    }
  }

  /// The classes that a source declares.
  static func classes(in source: String) -> [String] {
    source.matches(of: #/\bclass\s+(\w+)/#).map { String($0.output.1) }
  }
}
