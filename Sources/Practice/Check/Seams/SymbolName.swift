/// Turns what `swift demangle` prints into the name that a person would search for.
enum SymbolName {
  /// Module, type, member and labels, such as `Swift.FixedWidthInteger.random(in:)`; nil for what is
  /// not a function or a value that is read, such as metadata.
  ///
  /// `static`, generic arguments, types and the module of an extension are left out, and Foundation's
  /// inner modules, which only Linux has, count as Foundation. What Swift wraps of the C library, such
  /// as `open`, has its name in C.
  static func canonical(_ demangled: String) -> String? {
    guard let name = swiftName(demangled) else { return nil }
    guard let library = cLibraries.first(where: name.hasPrefix) else { return name }
    return String(name.dropFirst(library.count).prefix { $0 != "(" })
  }

  private static let cLibraries = ["Glibc.", "Musl.", "Darwin."]

  private static func swiftName(_ demangled: String) -> String? {
    guard let body = withoutPrefixes(demangled) else { return nil }
    let text = withoutGenerics(body)
      .replacing("FoundationEssentials.", with: "Foundation.")
      .replacing("FoundationInternationalization.", with: "Foundation.")
    if let accessor = text.firstRange(of: " : ") {
      let name = text[..<accessor.lowerBound]
      if !name.contains("(") { return accessed(String(name)) }
    }
    guard let open = text.firstIndex(of: "(") else { return text.contains(" ") ? nil : text }
    let head = text[..<open]
    guard !head.contains(" ") else { return nil }
    let name = head.replacing(".__allocating_init", with: ".init")
    return "\(name)(\(labels(in: text[open...])))"
  }

  private static let systemModules: Set<Substring> = [
    "Swift", "Foundation", "FoundationEssentials", "FoundationInternationalization", "Dispatch",
    "_Concurrency",
  ]

  /// Nil for an extension in a module of the workbench: that is a seam.
  private static func withoutPrefixes(_ demangled: String) -> String? {
    var text = Substring(demangled)
    for prefix in ["async function pointer to ", "dispatch thunk of ", "static "]
    where text.hasPrefix(prefix) {
      text = text.dropFirst(prefix.count)
    }
    let marker = "(extension in "
    guard text.hasPrefix(marker) else { return String(text) }
    guard let end = text.firstRange(of: "):") else { return nil }
    guard systemModules.contains(text[..<end.lowerBound].dropFirst(marker.count)) else {
      return nil
    }
    return String(text[end.upperBound...])
  }

  private static func withoutGenerics(_ text: String) -> String {
    var depth = 0
    var result = ""
    var last: Character = " "
    for character in text {
      if character == "<" {
        depth += 1
      } else if character == ">", last != "-" {
        depth -= 1
      } else if depth == 0 {
        result.append(character)
      }
      last = character
    }
    return result
  }

  private static func accessed(_ name: String) -> String? {
    for accessor in [".getter", ".unsafeMutableAddressor"] where name.hasSuffix(accessor) {
      return String(name.dropLast(accessor.count))
    }
    return nil
  }

  /// The labels of a parameter list that `text` begins with, each with its colon.
  private static func labels(in text: Substring) -> String {
    var depth = 0
    var parameters: [Substring] = []
    var start = text.index(after: text.startIndex)
    for index in text.indices {
      switch text[index] {
      case "(", "[": depth += 1
      case ",":
        if depth == 1 {
          parameters.append(text[start..<index])
          start = text.index(after: index)
        }
      case ")", "]":
        depth -= 1
        if depth == 0 {
          if start < index { parameters.append(text[start..<index]) }
          return parameters.map { "\(label(of: $0)):" }.joined()
        }
      default: break
      }
    }
    return ""
  }

  private static func label(of parameter: Substring) -> String {
    let words = parameter.drop { $0 == " " }
    guard let colon = words.firstRange(of: ": ") else { return "_" }
    let label = words[..<colon.lowerBound]
    return label.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } ? String(label) : "_"
  }
}
