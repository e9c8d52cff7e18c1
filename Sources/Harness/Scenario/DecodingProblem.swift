import Foundation

/// What is wrong with a JSON file, in a few words that name the place.
package struct DecodingProblem: CustomStringConvertible {
  package let description: String

  package init(_ error: any Error, in data: Data) {
    description =
      switch error {
      case DecodingError.keyNotFound(let key, let context):
        "\"\(key.stringValue)\" is missing\(Self.place(context.codingPath))"
      case DecodingError.typeMismatch(let type, let context),
        DecodingError.valueNotFound(let type, let context):
        "a value of type \(type) is expected\(Self.place(context.codingPath))"
      case DecodingError.dataCorrupted(let context) where !context.codingPath.isEmpty:
        "\(context.debugDescription)\(Self.place(context.codingPath))"
      case UnknownKey.unknown(let key, let known):
        "\"\(key)\" is not known here; known are \(known)"
      default: "it is not JSON\(Self.breakingPoint(data))"
      }
  }

  /// Where a text stops being JSON, as far as Foundation tells.
  private static func breakingPoint(_ data: Data) -> String {
    do { _ = try JSONSerialization.jsonObject(with: data) } catch {
      let text = (error as NSError).userInfo["NSDebugDescription"] as? String ?? ""
      let digits = text.drop { !$0.isNumber }.prefix { $0.isNumber }
      guard let offset = Int(digits) else { return text.isEmpty ? "" : ": \(text)" }
      return " from line \(data.prefix(offset).count { $0 == UInt8(ascii: "\n") } + 1) on"
    }
    return ""
  }

  private static func place(_ path: [any CodingKey]) -> String {
    guard !path.isEmpty else { return "" }
    let names = path.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }
    return " at \(names.joined(separator: "."))"
  }
}

/// A key that a file has and the format does not: most often a spelling mistake.
enum UnknownKey: Error { case unknown(String, known: String) }

private struct AnyKey: CodingKey {
  let stringValue: String
  let intValue: Int? = nil
  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

extension Decoder {
  /// Throws `UnknownKey` for the first key, by name, that is not one of `Key`.
  package func refuseUnknownKeys<Key: CodingKey & CaseIterable>(_ type: Key.Type) throws {
    let known = Key.allCases.map(\.stringValue)
    let keys = try container(keyedBy: AnyKey.self).allKeys.map(\.stringValue).sorted()
    if let unknown = keys.first(where: { !known.contains($0) }) {
      throw UnknownKey.unknown(unknown, known: known.joined(separator: ", "))
    }
  }
}

extension URL {
  /// The last components of a path, from `Katas` on where that is among them.
  package var shortPath: String {
    let parts = pathComponents
    return parts[(parts.lastIndex(of: "Katas") ?? max(0, parts.count - 2))...]
      .joined(separator: "/")
  }
}
