import Foundation
import Synchronization

/// What a file holds, as lines for people: two renderings are equal when nobody would call the files
/// different.
enum FileRendering {
  /// Larger files than this nobody reads, and to render them would hold every run up.
  private static let largestShown = 1_000_000

  /// How many lines a trace shows of a file, and of what is printed in one go.
  fileprivate static let linesShown = 200

  /// How many bytes of what is no text are shown.
  private static let bytesShown = 32

  /// The rendering of a file's content: JSON with its keys sorted and a field a line, other text line by
  /// line in quotes, and anything else as bytes with their number. Of a very large file only that.
  static func text(of data: Data) -> String {
    guard data.count <= largestShown else {
      // Byte for byte through `Data` would take four times as long.
      return "\(data.count) bytes: digest \(data.withUnsafeBytes { digest($0) })"
    }
    let known = recent.withLock { $0.first { $0.data == data }?.text }
    if let known { return known }
    let text = render(data)
    recent.withLock { recent in
      if recent.count == recentLimit { recent.removeFirst() }
      recent.append((data, text))
    }
    return text
  }

  /// What was rendered lately: both sides write the same files, and most scenarios begin with the same.
  private static let recent = Mutex<[(data: Data, text: String)]>([])
  private static let recentLimit = 32

  private static func render(_ data: Data) -> String {
    let bytes = [UInt8](data)
    if let lines = JSONRendering.lines(of: bytes) { return lines.joined(separator: "\n") }
    if let text = String(validating: bytes, as: UTF8.self), !text.contains("\0") {
      return text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { String($0).quotedVisibly }.joined(separator: "\n")
    }
    let shown = bytes.prefix(bytesShown).map { byte in
      (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    let rest = bytes.count > bytesShown ? " … \(digest(bytes))" : ""
    return "\(bytes.count) bytes: \(shown.joined(separator: " "))\(rest)"
  }

  /// Sixteen hexadecimal digits that stand for bytes (FNV-1a, 64 bits).
  static func digest(_ bytes: some Sequence<UInt8>) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension Trace.File {
  /// The file in a trace: its name, then what it holds, or that it went away.
  var traceLines: [String] {
    guard let text else { return ["file \(name.quotedVisibly): gone"] }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard lines.count > 1 else { return ["file \(name.quotedVisibly): \(text)"] }
    return ["file \(name.quotedVisibly):"] + lines.cutWithDigest().map { "  \($0)" }
  }
}

extension [String] {
  /// The lines as far as anybody reads them, and a digest that stands for the others.
  func cutWithDigest() -> [String] {
    let limit = FileRendering.linesShown
    guard count > limit else { return self }
    let digest = FileRendering.digest(joined(separator: "\n").utf8)
    return prefix(limit)
      + ["… \(count - limit) more lines, digest of all \(digest)"]
  }
}
