/// A booking as the file holds it: any field may be missing or of another type, and fields that the app
/// does not know are kept.
struct BookingRecord: Equatable {
  private var fields: [String: JSONValue]

  /// Nil where there is none, or one that is no text.
  func text(_ field: Field) -> String? {
    guard case .text(let text) = fields[field.rawValue] else { return nil }
    return text
  }

  mutating func set(_ field: Field, to text: String) {
    fields[field.rawValue] = .text(text)
  }

  /// The fields that the app knows.
  enum Field: String {
    case id
    case guest
    case property
    case status
    case checkIn
  }
}

extension BookingRecord {
  init() {
    fields = [:]
  }
}

extension BookingRecord: Codable {
  init(from decoder: any Decoder) throws {
    fields = try [String: JSONValue](from: decoder)
  }

  func encode(to encoder: any Encoder) throws {
    try fields.encode(to: encoder)
  }
}
