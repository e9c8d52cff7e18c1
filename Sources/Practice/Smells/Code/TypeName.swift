/// Reads the names of types as the compiler prints them.
enum TypeName {
  /// The name without arguments, and without the marks that tell private types of two files apart:
  /// `Toy.List` for `Toy.(List in _0A1B)<Swift.Int>`.
  static func bare(_ type: String) -> String {
    var name = ""
    var depth = 0
    for part in withoutPrivateMarks(type) {
      switch part {
      case "<": depth += 1
      case ">": depth -= 1
      default: if depth == 0 { name.append(part) }
      }
    }
    return name
  }

  /// Every dotted name in a type.
  static func words(in type: String) -> [String] {
    withoutPrivateMarks(type)
      .split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "." || $0 == "@") }
      .map { String($0) }
  }

  /// The names in a type, those of a composition such as `Toy.A & Toy.B` together.
  static func compositions(in type: String) -> [[String]] {
    withoutPrivateMarks(type).replacing(" & ", with: "&")
      .split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "." || $0 == "@" || $0 == "&") }
      .map { $0.split(separator: "&").map { String($0) } }
  }

  private static func withoutPrivateMarks(_ type: String) -> String {
    guard type.contains(" in _") else { return type }
    return type.replacing(/\((\w+) in _[0-9A-F]+\)/) { "\($0.output.1)" }
  }
}
