import Foundation
import Processes

/// Which lines of the room the scenarios execute.
struct Coverage {
  /// How often each line with code is executed, by the file's path.
  private var counts: [String: [Int: Int]] = [:]

  /// Reads what `llvm-cov export -format=lcov` prints.
  init(lcov: String) {
    var file = ""
    for line in lcov.split(separator: "\n") {
      if line.hasPrefix("SF:") {
        file = String(line.dropFirst(3))
      } else if line.hasPrefix("DA:") {
        let numbers = line.dropFirst(3).split(separator: ",").compactMap { Int($0) }
        guard numbers.count == 2 else { continue }
        counts[file, default: [:]][numbers[0]] = numbers[1]
      }
    }
  }

  /// Runs the scenarios on the room as it is and counts.
  init(on bench: Bench) throws {
    let problem = UserError(
      "which lines the scenarios execute cannot be counted: install the toolchain's llvm-cov")
    guard try bench.build([:], counting: true) == nil else { throw problem }
    _ = try bench.trial()
    let compiler = URL(filePath: bench.plan.compile[0])
    let folder = URL(filePath: compiler.realPath ?? compiler.path).deletingLastPathComponent()
    let data = bench.folder.appending(path: "lab.profdata").path
    let merged = try bench.subprocess.run(
      folder.appending(path: "llvm-profdata").path,
      ["merge", "-o", data, bench.profile.path])
    let report = try bench.subprocess.run(
      folder.appending(path: "llvm-cov").path,
      ["export", "-format=lcov", "-instr-profile", data, bench.program.path])
    guard merged.termination.isSuccess, report.termination.isSuccess else { throw problem }
    self.init(lcov: report.text)
  }

  /// Whether none of these lines is executed, though some hold code.
  func misses(_ lines: Set<Int>, of file: String) -> Bool {
    let known = lines.compactMap { counts[file]?[$0] }
    return !known.isEmpty && known.allSatisfy { $0 == 0 }
  }
}
