import Foundation

/// Finds every key that a JSON file lacks, where a decoder stops at the first: it fills what is missing
/// with a value of the right type, whichever that is, and decodes again.
struct MissingKeys {
  /// Where the keys would be, in the order in which the decoder asks for them.
  private(set) var paths: [[any CodingKey]] = []

  private static let stopgaps: [any Sendable] = ["", 0, false, [String](), [String: String]()]

  /// Looks with `decode`, which throws as a decoder does.
  init(in json: Data, decode: (Data) throws -> some Any) {
    guard var object = try? JSONSerialization.jsonObject(with: json) else { return }
    var filled: [any CodingKey] = []
    var stopgap = 0
    while let data = try? JSONSerialization.data(withJSONObject: object) {
      do {
        _ = try decode(data)
        return
      } catch DecodingError.keyNotFound(let key, let context) {
        let missing = context.codingPath + [key]
        // A key that cannot be filled would be missing for ever.
        if missing.map(\.stringValue) == filled.map(\.stringValue) { return }
        filled = missing
        stopgap = 0
        if !paths.contains(where: { Self.path(filled, isIn: $0) }) { paths.append(filled) }
      } catch {
        // Either the stopgap has the wrong type, or something else is wrong with the file.
        stopgap += 1
      }
      guard !filled.isEmpty, stopgap < Self.stopgaps.count else { return }
      object = Self.filled(object, at: filled[...], with: Self.stopgaps[stopgap])
    }
  }

  /// What is missing inside of something that is missing is no news.
  private static func path(_ path: [any CodingKey], isIn outer: [any CodingKey]) -> Bool {
    path.map(\.stringValue).starts(with: outer.map(\.stringValue))
  }

  private static func filled(_ object: Any, at path: ArraySlice<any CodingKey>, with value: Any)
    -> Any
  {
    guard let key = path.first else { return value }
    let rest = path.dropFirst()
    if let index = key.intValue, var list = object as? [Any], list.indices.contains(index) {
      list[index] = filled(list[index], at: rest, with: value)
      return list
    }
    guard var dictionary = object as? [String: Any] else { return object }
    dictionary[key.stringValue] = filled(dictionary[key.stringValue] ?? "", at: rest, with: value)
    return dictionary
  }
}
