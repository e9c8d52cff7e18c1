/// The words and brackets of a Swift source, without comments and texts.
struct SwiftTokens {
  /// A word, with the `@` or `#` that stands before it, or one of `{ } ( ) : , .`.
  struct Token: Equatable {
    let text: String

    /// Counted from 1.
    let line: Int
  }

  private(set) var tokens: [Token] = []
  private let bytes: [UInt8]
  private var place = 0
  private var line = 1

  init(_ source: String) {
    bytes = Array(source.utf8)
    while place < bytes.count { readNext() }
  }

  private mutating func readNext() {
    if skipComment() || skipText() { return }
    let byte = bytes[place]
    if Self.isWord(byte) || (byte == .at || byte == .hash) && Self.isWord(next()) {
      readWord()
    } else if byte == .backtick {
      readQuotedName()
    } else {
      if Self.signs.contains(byte) { append(place..<place + 1) }
      step()
    }
  }

  private mutating func step(_ count: Int = 1) {
    for _ in 0..<count where place < bytes.count {
      if bytes[place] == .newline { line += 1 }
      place += 1
    }
  }

  private func next(_ distance: Int = 1) -> UInt8 {
    place + distance < bytes.count ? bytes[place + distance] : 0
  }

  private mutating func append(_ range: Range<Int>) {
    tokens.append(Token(text: String(decoding: bytes[range], as: UTF8.self), line: line))
  }

  private mutating func readWord() {
    var end = place + 1
    while end < bytes.count, Self.isWord(bytes[end]) { end += 1 }
    append(place..<end)
    place = end
  }

  private mutating func readQuotedName() {
    var end = place + 1
    while end < bytes.count, bytes[end] != .backtick, bytes[end] != .newline { end += 1 }
    append(place + 1..<min(end, bytes.count))
    place = end
    step()
  }

  private mutating func skipComment() -> Bool {
    guard bytes[place] == .slash else { return false }
    if next() == .slash {
      while place < bytes.count, bytes[place] != .newline { place += 1 }
      return true
    }
    guard next() == .star else { return false }
    var depth = 0
    repeat {
      if bytes[place] == .slash, next() == .star {
        depth += 1
        step(2)
      } else if bytes[place] == .star, next() == .slash {
        depth -= 1
        step(2)
      } else {
        step()
      }
    } while depth > 0 && place < bytes.count
    return true
  }

  /// A text in quotes, with what stands in its `\(…)`.
  private mutating func skipText() -> Bool {
    var hashes = 0
    while next(hashes) == .hash { hashes += 1 }
    guard next(hashes) == .quote else { return false }
    let quotes = next(hashes + 1) == .quote && next(hashes + 2) == .quote ? 3 : 1
    step(hashes + quotes)
    while place < bytes.count {
      if bytes[place] == .backslash, isHashed(hashes) {
        step(1 + hashes)
        if place < bytes.count, bytes[place] == .open { skipInterpolation() } else { step() }
      } else if isEnd(quotes: quotes, hashes: hashes) {
        step(quotes + hashes)
        return true
      } else if quotes == 1, bytes[place] == .newline {
        return true
      } else {
        step()
      }
    }
    return true
  }

  private func isHashed(_ hashes: Int) -> Bool {
    (0..<hashes).allSatisfy { next($0 + 1) == .hash }
  }

  private func isEnd(quotes: Int, hashes: Int) -> Bool {
    (0..<quotes).allSatisfy { next($0) == .quote }
      && (0..<hashes).allSatisfy { next(quotes + $0) == .hash }
  }

  private mutating func skipInterpolation() {
    var depth = 0
    repeat {
      if skipComment() || skipText() { continue }
      if bytes[place] == .open { depth += 1 }
      if bytes[place] == .close { depth -= 1 }
      step()
    } while depth > 0 && place < bytes.count
  }

  private static let signs = Set("{}():,.".utf8)

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}

extension UInt8 {
  fileprivate static let newline = UInt8(ascii: "\n")
  fileprivate static let quote = UInt8(ascii: "\"")
  fileprivate static let backtick = UInt8(ascii: "`")
  fileprivate static let backslash = UInt8(ascii: "\\")
  fileprivate static let slash = UInt8(ascii: "/")
  fileprivate static let star = UInt8(ascii: "*")
  fileprivate static let hash = UInt8(ascii: "#")
  fileprivate static let at = UInt8(ascii: "@")
  fileprivate static let open = UInt8(ascii: "(")
  fileprivate static let close = UInt8(ascii: ")")
}
