import Foundation

/// Finds the numbers in a JSON file that do not fit where they stand, of which a decoder says only that
/// the file is not valid JSON: a file is decoded with one of them left in, and the others replaced.
struct UnfitNumbers {
  /// A line for each: where it is, and what it has to be.
  private(set) var descriptions: [String] = []

  /// Looks with `decode`, which throws as a decoder does.
  init(in json: Data, decode: (Data) throws -> some Any) {
    guard let object = try? JSONSerialization.jsonObject(with: json) else { return }
    let suspects = Self.suspects(in: object, at: "")
    for suspect in suspects {
      let others = Self.replacing(in: object, at: "", except: suspect.path)
      guard let data = try? JSONSerialization.data(withJSONObject: others) else { continue }
      do {
        _ = try decode(data)
      } catch DecodingError.dataCorrupted(let context) where context.codingPath.isEmpty {
        descriptions.append("\(suspect.path): \(Self.rule(for: suspect.number))")
      } catch {}
    }
  }

  private static func rule(for number: Double) -> String {
    if number.rounded() != number { return "must be a whole number, not \(number)" }
    return number < 0 ? "must be 0 or more, not \(Int(number))" : "is too large a number"
  }

  private static func suspects(in value: Any, at path: String) -> [(path: String, number: Double)] {
    switch value {
    case let object as [String: Any]:
      object.keys.sorted().flatMap { key in
        object[key].map { suspects(in: $0, at: path.isEmpty ? key : "\(path).\(key)") } ?? []
      }
    case let list as [Any]:
      list.enumerated().flatMap { suspects(in: $1, at: "\(path)[\($0)]") }
    default: suspect(value).map { [(path, $0)] } ?? []
    }
  }

  /// The number that a value is, unless every type of numbers has it.
  private static func suspect(_ value: Any) -> Double? {
    guard let number = (value as? NSNumber)?.doubleValue else { return nil }
    let fits = number.rounded() == number && (0...Double(Int32.max)).contains(number)
    return fits ? nil : number
  }

  private static func replacing(in value: Any, at path: String, except kept: String) -> Any {
    switch value {
    case let object as [String: Any]:
      Dictionary(
        uniqueKeysWithValues: object.map { key, value in
          let path = path.isEmpty ? key : "\(path).\(key)"
          return (key, replacing(in: value, at: path, except: kept))
        })
    case let list as [Any]:
      list.enumerated().map { replacing(in: $1, at: "\(path)[\($0)]", except: kept) }
    default: suspect(value) != nil && path != kept ? 1 : value
    }
  }
}
