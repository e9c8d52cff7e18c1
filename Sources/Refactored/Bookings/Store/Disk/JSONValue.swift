import Foundation

/// Whatever JSON can hold, so that it can be written back as it came.
enum JSONValue: Equatable {
  case text(String)
  case flag(Bool)
  case number(Decimal)
  /// A number that is too large for a decimal one.
  case vastNumber(Double)
  case list([JSONValue])
  case object([String: JSONValue])
  case null
}

extension JSONValue: Codable {
  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let text = try? value.decode(String.self) {
      self = .text(text)
    } else if let flag = try? value.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? value.decode(Decimal.self) {
      self = .number(number)
    } else if let number = try? value.decode(Double.self) {
      self = .vastNumber(number)
    } else if value.decodeNil() {
      self = .null
    } else if let list = try? value.decode([JSONValue].self) {
      self = .list(list)
    } else {
      self = .object(try value.decode([String: JSONValue].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    switch self {
    case .text(let text): try value.encode(text)
    case .flag(let flag): try value.encode(flag)
    case .number(let number): try value.encode(number)
    case .vastNumber(let number): try value.encode(number)
    case .list(let list): try value.encode(list)
    case .object(let object): try value.encode(object)
    case .null: try value.encodeNil()
    }
  }
}
