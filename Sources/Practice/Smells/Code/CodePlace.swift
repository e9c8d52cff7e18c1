/// A line of a source file.
public struct CodePlace: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
  /// The file, from the repository's top level.
  public let file: String

  /// The line, counted from 1.
  public let line: Int

  /// File and line as a compiler writes them.
  public var description: String { "\(file):\(line)" }

  /// By file, then by line.
  public static func < (one: CodePlace, other: CodePlace) -> Bool {
    (one.file, one.line) < (other.file, other.line)
  }
}
