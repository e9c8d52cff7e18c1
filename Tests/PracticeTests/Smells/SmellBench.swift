import Foundation
import Testing

@testable import Practice

/// A kata's room of its own, type-checked with the real UIKitShim and seams.
struct SmellBench {
  /// The smells of the code.
  let report: SmellReport

  /// For each smell the lines that say so in a comment at their end: `// boolean-state`.
  private let marked: [String: Set<CodePlace>]

  /// Measures files of a kata named Toy, by their names.
  init(_ files: [String: String]) throws {
    let folder = try ScratchFolder()
    let kata = KataPaths(name: "Toy")
    let root = folder.url
    let package = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../..").standardizedFileURL
    try Self.link(root.appending(path: ".build"), to: package.appending(path: ".build"))
    for (name, text) in files {
      try Self.write(text, to: root.appending(path: "\(kata.room)/\(name)"))
    }
    try Self.link(
      root.appending(path: "\(kata.room)/LinkSeams.swift"),
      to: package.appending(path: "Sources/Simulation/LinkSeams.swift"))
    report = try SmellMeasurement(
      root: root, subprocess: Subprocess(environment: ProcessInfo.processInfo.environment),
      kata: kata
    ).room()
    var marked: [String: Set<CodePlace>] = [:]
    for (name, text) in files {
      for (smell, line) in Self.marks(in: text) {
        marked[smell, default: []].insert(CodePlace(file: "\(kata.room)/\(name)", line: line))
      }
    }
    self.marked = marked
  }

  /// The lines on which a smell was found and that are not marked, and those that are marked and on
  /// which it was not found.
  func surprises(about smell: Smell) -> (found: [CodePlace], missed: [CodePlace]) {
    let found = Set(report.measures[smell.id]?.places ?? [])
    let expected = marked[smell.id] ?? []
    return (found.subtracting(expected).sorted(), expected.subtracting(found).sorted())
  }

  /// How many lines are marked with a smell.
  func marks(of smell: Smell) -> Int { marked[smell.id]?.count ?? 0 }

  private static func marks(in text: String) -> [(smell: String, line: Int)] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .flatMap { number, line -> [(smell: String, line: Int)] in
        guard let comment = line.range(of: "// ") else { return [] }
        return line[comment.upperBound...].split(separator: ", ")
          .filter { Smell.named(String($0)) != nil }
          .map { (smell: String($0), line: number + 1) }
      }
  }

  private static func write(_ text: String, to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private static func link(_ file: URL, to target: URL) throws {
    try FileManager.default.createSymbolicLink(
      atPath: file.path, withDestinationPath: target.path)
  }
}
