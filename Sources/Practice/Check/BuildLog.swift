/// The errors in what `swift build` printed, without progress, source excerpts and repetitions.
struct BuildLog: Equatable, Sendable {
  /// One line an error, with paths relative to the package: `Sources/A.swift:3:5: error: …`.
  let errors: [String]

  /// The last lines as they are, for an output that has no error in it.
  let end: [String]

  /// Whether errors are located in files of the package.
  let isAboutSources: Bool

  /// Whether it is the code that is wrong: a line of it, or a name that the linker does not find.
  var isAboutCode: Bool {
    isAboutSources
      || errors.contains { $0.contains("undefined ") || $0.contains("duplicate symbol") }
  }

  /// Condenses `output` of a build in the package at `root`.
  init(_ output: String, root: String) {
    let lines = output.withoutEscapes.split(whereSeparator: \.isNewline).map(String.init)
    let located = lines.filter { Self.isLocated($0) }
      .map { $0.replacing("\(root)/", with: "") }
    // Without a place it is SwiftPM itself, the linker, or the manifest that complains.
    let general = lines.filter { Self.isGeneral($0) }.map { Self.shortened($0) }
    isAboutSources = located.contains { $0.contains(#/^(?:Sources|Tests|Package\.swift)\b/#) }
    errors = Self.unique(located.isEmpty ? general : located)
    end = lines.suffix(20).map { $0.replacing("\(root)/", with: "") }
  }

  private static func isLocated(_ line: String) -> Bool {
    line.firstMatch(of: #/^\S.*:\d+(:\d+)?: error: /#) != nil
  }

  private static func isGeneral(_ line: String) -> Bool {
    guard
      line.hasPrefix("error: ") || line.contains(": error: ") || line.contains("ld: ")
        || line.contains("undefined reference") || line.contains("undefined symbol")
    else { return false }
    return !line.contains("command failed with exit code") && !line.contains("ExitCode(rawValue")
  }

  /// The manifest's command line is as long as a page.
  private static func shortened(_ line: String) -> String {
    line.firstRange(of: " (compiled with:").map { String(line[..<$0.lowerBound]) } ?? line
  }

  private static func unique(_ lines: [String]) -> [String] {
    var seen: Set<String> = []
    return lines.filter { seen.insert($0).inserted }
  }
}
