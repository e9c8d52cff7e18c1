/// The functions in a source of unit tests, as far as it matters which library they report to.
struct TestSource {
  /// A function with a body; what is declared inside of it belongs to it.
  struct Function: Equatable {
    let name: String

    /// The type that it is a member of; nil for one of its own.
    let type: String?

    /// Whether Swift Testing runs it.
    let isTest: Bool

    /// What it calls or expands, with the line: `XCTAssertEqual`, `#expect`, `Issue.record`.
    var calls: [SwiftTokens.Token] = []
  }

  private(set) var functions: [Function] = []

  /// What each class names behind its colon.
  private(set) var parents: [String: Set<String>] = [:]

  private var rest: ArraySlice<SwiftTokens.Token>

  init(_ source: String) {
    rest = SwiftTokens(source).tokens[...]
    readMembers(of: nil)
    // What is left follows a bracket too many.
    while rest.popFirst() != nil { readMembers(of: nil) }
  }

  /// Reads declarations up to the bracket that closes their type.
  private mutating func readMembers(of type: String?) {
    var head: [String] = []
    var depth = 0
    while let token = rest.first, token.text != "}" {
      rest.removeFirst()
      if token.text == "(" { depth += 1 }
      if token.text == ")" { depth -= 1 }
      guard token.text == "{" else {
        head.append(token.text)
        continue
      }
      guard depth <= 0 else {
        _ = readBody()
        continue
      }
      readDeclaration(head, of: type)
      head = []
      depth = 0
    }
  }

  /// Reads what is in brackets behind `head`.
  private mutating func readDeclaration(_ head: [String], of type: String?) {
    let keyword = head.indices.last { index in
      Self.keywords.contains(head[index]) && (index == 0 || head[index - 1] != ".")
        && !(head[index] == "class" && index + 1 < head.count && head[index + 1] == "func")
    }
    guard let keyword else {
      _ = readBody()
      return
    }
    let name = keyword + 1 < head.count ? head[keyword + 1] : ""
    if head[keyword] == "func" || head[keyword] == "init" {
      functions.append(
        Function(
          name: head[keyword] == "init" ? "init" : name, type: type,
          isTest: head.contains("@Test"), calls: readBody()))
      return
    }
    if head[keyword] == "class" {
      parents[name, default: []].formUnion(head[keyword...].drop { $0 != ":" }.dropFirst())
    }
    readMembers(of: name)
    _ = rest.popFirst()
  }

  /// Reads to the end of a body that has been opened, and returns what is called in it.
  private mutating func readBody() -> [SwiftTokens.Token] {
    var calls: [SwiftTokens.Token] = []
    var depth = 1
    var before: [String] = []
    while depth > 0, let token = rest.popFirst() {
      switch token.text {
      case "{": depth += 1
      case "}": depth -= 1
      case "(":
        if let name = before.last {
          let isRecord = name == "record" && before.suffix(3).first == "Issue"
          calls.append(.init(text: isRecord ? "Issue.record" : name, line: token.line))
        }
      default: break
      }
      if token.text.hasPrefix("#") { calls.append(token) }
      before = before.suffix(2) + [token.text]
    }
    return calls
  }

  private static let keywords: Set = [
    "func", "init", "class", "struct", "enum", "actor", "extension", "protocol",
  ]
}
