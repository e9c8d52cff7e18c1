import Foundation

/// JSON for people, stable: keys sorted, a field a line, no commas, so that a field more or less changes
/// no other line. Spelling does not count: escapes, white space, order of keys, `1.0` for `1`.
struct JSONRendering {
  /// Deeper than this nobody reads, and the reader would run out of stack.
  private static let deepest = 100

  private let bytes: [UInt8]
  private var place = 0

  /// The lines of an object or a list; nil for anything else.
  static func lines(of bytes: [UInt8]) -> [String]? {
    guard let first = bytes.first(where: { !$0.isJSONSpace }),
      first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
    else { return nil }
    var reader = JSONRendering(bytes: bytes)
    guard let lines = reader.value(depth: 0) else { return nil }
    reader.skipSpace()
    return reader.place == bytes.count ? lines : nil
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func skipSpace() { while next?.isJSONSpace == true { place += 1 } }

  /// Passes over a character; whether it was there.
  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    skipSpace()
    guard next == UInt8(ascii: character) else { return false }
    place += 1
    return true
  }

  private mutating func value(depth: Int) -> [String]? {
    guard depth < Self.deepest else { return nil }
    if take("{") { return object(depth: depth) }
    if take("[") { return list(depth: depth) }
    if take("\"") { return string().map { [$0.quotedVisibly] } }
    let start = place
    while let byte = next, byte.isJSONWord { place += 1 }
    let word = String(decoding: bytes[start..<place], as: UTF8.self)
    if ["true", "false", "null"].contains(word) { return [word] }
    guard let number = Double(word), number.isFinite, word.first?.isLetter == false else {
      return nil
    }
    // What a number of this size says about its last digits is not for a Double to tell.
    guard abs(number) < 9_007_199_254_740_992 else { return [Self.exactly(word)] }
    return [number == number.rounded() ? "\(Int(number))" : "\(number)"]
  }

  /// A large number without an exponent, as far as a decimal one holds all its digits.
  private static func exactly(_ word: String) -> String {
    let digits = word.prefix { $0 != "e" && $0 != "E" }.count(where: \.isNumber)
    guard digits <= 38, let number = Decimal(string: word, locale: nil), number.isFinite else {
      return word
    }
    return "\(number)"
  }

  private mutating func object(depth: Int) -> [String]? {
    if take("}") { return ["{}"] }
    var fields: [(key: String, lines: [String])] = []
    repeat {
      guard take("\""), let key = string(), take(":"), let lines = value(depth: depth + 1) else {
        return nil
      }
      fields.append((key, lines))
    } while take(",")
    guard take("}") else { return nil }
    // By scalars, as the order of strings of equal value is not told by `<`.
    fields.sort { $0.key.unicodeScalars.lexicographicallyPrecedes($1.key.unicodeScalars) }
    return ["{"]
      + fields.flatMap { field in
        ["  \(field.key.quotedVisibly): \(field.lines[0])"]
          + field.lines.dropFirst().map { "  \($0)" }
      } + ["}"]
  }

  private mutating func list(depth: Int) -> [String]? {
    if take("]") { return ["[]"] }
    var lines = ["["]
    repeat {
      guard let element = value(depth: depth + 1) else { return nil }
      for line in element { lines.append("  \(line)") }
    } while take(",")
    guard take("]") else { return nil }
    lines.append("]")
    return lines
  }

  /// The string that begins after a quotation mark.
  private mutating func string() -> String? {
    var units: [UInt8] = []
    while let byte = next {
      place += 1
      switch byte {
      case UInt8(ascii: "\""): return String(validating: units, as: UTF8.self)
      case UInt8(ascii: "\\"):
        guard let scalar = escape() else { return nil }
        units.append(contentsOf: Array(String(scalar).utf8))
      case 0..<0x20: return nil
      default: units.append(byte)
      }
    }
    return nil
  }

  private mutating func escape() -> Unicode.Scalar? {
    guard let byte = next else { return nil }
    place += 1
    switch byte {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "u"): break
    default: return nil
    }
    guard let first = hexadecimal() else { return nil }
    guard 0xD800..<0xDC00 ~= first else { return Unicode.Scalar(first) }
    guard take("\\"), take("u"), let second = hexadecimal(), 0xDC00..<0xE000 ~= second else {
      return nil
    }
    return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
  }

  private mutating func hexadecimal() -> UInt32? {
    guard place + 4 <= bytes.count else { return nil }
    defer { place += 4 }
    return UInt32(String(decoding: bytes[place..<place + 4], as: UTF8.self), radix: 16)
  }
}

extension UInt8 {
  fileprivate var isJSONSpace: Bool { self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09 }

  fileprivate var isJSONWord: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "."):
      true
    default: false
    }
  }
}
