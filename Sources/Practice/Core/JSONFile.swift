import Foundation

/// Decodes files that people write, with errors that name the file and the place in it.
public enum JSONFile {
  /// Decodes `json`; what is wrong is a `UserError` with `file` and the path to the value, or to every
  /// value that is missing.
  public static func decode<Value: Decodable>(
    _ type: Value.Type, from json: Data, file: String
  ) throws -> Value {
    do {
      return try decode(type, from: json)
    } catch DecodingError.keyNotFound {
      let missing = MissingKeys(in: json) { try decode(type, from: $0) }.paths.map(path)
      let verb = missing.count == 1 ? "is" : "are"
      throw UserError("\(file): \(missing.joined(separator: ", ")): \(verb) missing")
    } catch DecodingError.dataCorrupted(let context) where context.codingPath.isEmpty {
      guard json.contains(where: { !Character(UnicodeScalar($0)).isWhitespace }) else {
        throw UserError("\(file): the file is empty")
      }
      let unfit = UnfitNumbers(in: json) { try decode(type, from: $0) }.descriptions
      guard unfit.isEmpty else { throw UserError("\(file): \(unfit.joined(separator: "; "))") }
      throw UserError("\(file): is not valid JSON: \(reason(context))")
    } catch let error as DecodingError {
      throw UserError("\(file): \(describe(error))")
    }
  }

  private static func decode<Value: Decodable>(_ type: Value.Type, from json: Data) throws -> Value
  {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    return try decoder.decode(type, from: json)
  }

  private static func describe(_ error: DecodingError) -> String {
    switch error {
    case .keyNotFound(let key, let context):
      "\(path(context.codingPath + [key])): is missing"
    case .typeMismatch(let type, let context) where context.codingPath.isEmpty:
      "the outermost value must be \(type is [String: Any].Type ? "an object in { }" : "\(type)")"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      "\(path(context.codingPath)): has the wrong type: \(oneLine(context.debugDescription))"
    case .dataCorrupted(let context):
      "\(path(context.codingPath)): \(oneLine(context.debugDescription))"
    @unknown default:
      oneLine("\(error)")
    }
  }

  private static func reason(_ context: DecodingError.Context) -> String {
    let detail = (context.underlyingError as NSError?)?.userInfo["NSDebugDescription"] as? String
    return oneLine(detail ?? context.debugDescription)
  }

  private static func path(_ keys: [any CodingKey]) -> String {
    keys.reduce("") { path, key in
      if let index = key.intValue { return "\(path)[\(index)]" }
      return path.isEmpty ? key.stringValue : "\(path).\(key.stringValue)"
    }
  }

  private static func oneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
