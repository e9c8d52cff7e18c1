import Foundation

/// The program that `swift build --build-tests` makes of the test modules.
struct TestProgram {
  /// What is run.
  let path: String

  /// The file itself, which is older than what it was linked from when a build left it out.
  let file: URL

  /// Whether what is run is the file itself, as on Linux: what it prints is then its own, it is the
  /// process that a signal ends, and it starts at once. Elsewhere `swift test` runs it.
  private let isDirect: Bool

  init(root: URL) {
    let product = root.appending(path: ".build/debug/KataWorkbenchPackageTests.xctest")
    var isDirectory: ObjCBool = false
    isDirect =
      FileManager.default.fileExists(atPath: product.path, isDirectory: &isDirectory)
      && !isDirectory.boolValue
    file =
      isDirectory.boolValue
      ? product.appending(path: "Contents/MacOS/KataWorkbenchPackageTests") : product
    path = isDirect ? product.path : "swift"
  }

  /// Arguments to run tests of Swift Testing that `filter` matches.
  func swiftTesting(_ filter: String) -> [String] {
    // The least verbosity of all silences Swift Testing, which would print what is read as data.
    let options =
      isDirect
      ? ["--testing-library", "swift-testing", "--verbosity", "\(Int.min)"]
      : ["test", "--skip-build", "--disable-xctest", "--quiet"]
    return options + ["--filter", filter]
  }

  /// Arguments to list the tests of XCTest.
  var list: [String] {
    isDirect
      ? ["--list-tests"] : ["test", "list", "--skip-build", "--disable-swift-testing", "--quiet"]
  }

  /// Arguments to run some tests of XCTest.
  func xctest(_ tests: [String]) -> [String] {
    if isDirect { return [tests.joined(separator: ",")] }
    let names = tests.map { $0.replacing(".", with: "\\.") }.joined(separator: "|")
    return ["test", "--skip-build", "--disable-swift-testing", "--filter", "^(\(names))$"]
  }
}
