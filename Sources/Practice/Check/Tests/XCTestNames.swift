/// Names of test functions that are written with XCTest: `RefactoredBookingsTests.ListTests/testEmpty`.
enum XCTestNames {
  /// Those of a module in what `--list-tests` prints.
  static func read(_ list: String, of module: String) -> [String] {
    list.split(whereSeparator: \.isNewline).map(String.init).filter { line in
      line.hasPrefix(module + ".") && line.wholeMatch(of: #/\w+\.\w+/\w+/#) != nil
    }
  }
}
