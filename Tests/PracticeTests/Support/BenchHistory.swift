import Foundation

/// The first commit of every bench, made once and then copied, since git takes longer to make it than
/// most tests run.
enum BenchHistory {
  /// What the commit left in `.git`, and the `kata.json` that names the reference solution.
  static let files = Result { try make() }

  private static func make() throws -> [String: Data] {
    let bench = try Bench(files: [:])
    try bench.git(["init", "--quiet", "--template=", "--initial-branch=main"])
    try bench.recordReference()
    try bench.commitAll("Start")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: bench.root.path)
    let kept = paths.filter { $0.hasPrefix(".git/") || $0 == "Katas/Toy/kata.json" }
    let contents = kept.compactMap { path in
      FileManager.default.contents(atPath: bench.root.appending(path: path).path)
        .map { (path, $0) }
    }
    return Dictionary(uniqueKeysWithValues: contents)
  }
}
