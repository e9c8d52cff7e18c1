/// Text as HTML shows it, so that nothing in it is taken for markup and nothing in it hides.
enum HTMLText {
  /// The text with what HTML gives a meaning to written as references, and with what cannot be seen,
  /// or turns the direction of reading, by its number.
  static func escaped(_ text: some StringProtocol) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      case "\t", "\n": escaped.unicodeScalars.append(scalar)
      case _ where scalar.isHidden:
        escaped += "⟨U+\(String(scalar.value, radix: 16, uppercase: true))⟩"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// A line of notes: code between backticks, strong text between two asterisks.
  static func inline(_ text: String) -> String {
    escaped(text)
      .replacing(#/`([^`]+)`/#) { "<code>\($0.1)</code>" }
      .replacing(#/\*\*(.+?)\*\*/#) { "<strong>\($0.1)</strong>" }
  }

  /// Blocks of notes.
  static func blocks(_ blocks: [NotesBlock]) -> String {
    blocks.map { block in
      switch block {
      case .paragraph(let text): "<p>\(inline(text))</p>"
      case .heading(let text): "<h4>\(inline(text))</h4>"
      case .code(let text): "<pre class=\"code\">\(escaped(text))</pre>"
      case .list(let items, let isNumbered):
        isNumbered ? "<ol>\(list(items))</ol>" : "<ul>\(list(items))</ul>"
      }
    }.joined(separator: "\n")
  }

  private static func list(_ items: [String]) -> String {
    items.map { "<li>\(inline($0))</li>" }.joined()
  }
}

extension Unicode.Scalar {
  /// Whether it shows nothing, or changes how its neighbours are shown.
  fileprivate var isHidden: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
      .unassigned:
      true
    default: false
    }
  }
}
