import Foundation

/// Turns mangled names into the ones that the compiler prints.
struct Demangler {
  let subprocess: Subprocess

  /// The printed form of each name; one that is not mangled stands for itself.
  func names(for mangled: Set<String>) throws -> [String: String] {
    let list = mangled.sorted()
    // The driver would need four times as long to find the same program.
    let (tool, command) =
      subprocess.findBesideSwift("swift-demangle").map { ($0, []) } ?? ("swift", ["demangle"])
    let output = try subprocess.run(
      tool, command + ["--compact"], input: Data(list.map { "\($0)\n" }.joined().utf8))
    let names = output.text.split(separator: "\n", omittingEmptySubsequences: false)
    guard output.termination.isSuccess, names.count >= list.count else {
      throw UserError("`swift demangle` fails: reinstall swift")
    }
    return Dictionary(uniqueKeysWithValues: zip(list, names.map(String.init)))
  }
}
