import Foundation

/// A field as the backend sends it, which may be of another type than agreed.
enum FieldValue {
  case text(String)
  case number(Double)
  case date(Date)

  var text: String? {
    guard case .text(let text) = self else { return nil }
    return text
  }

  var number: Double? {
    guard case .number(let number) = self else { return nil }
    return number
  }

  var date: Date? {
    guard case .date(let date) = self else { return nil }
    return date
  }
}
