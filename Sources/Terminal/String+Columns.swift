extension String {
  /// The first `columns` visible characters; control sequences take no room.
  package func cut(to columns: Int) -> String {
    // Most lines are short; to count their characters would cost more than to show them.
    if utf8.count <= columns { return self }
    let text = TerminalText(self)
    return text.drawn(0..<max(0, columns))
  }

  /// The text in lines of at most `columns` visible characters, broken at spaces where there are any;
  /// what follows the first line stands a bit further in, and a colour goes on in the next line.
  package func wrapped(to columns: Int) -> [String] {
    if utf8.count <= columns { return [self] }
    return TerminalText(self).wrapped(to: max(1, columns))
  }

  /// The text without what would move a terminal's cursor or do worse; colours stay.
  package var printable: String {
    var result = String.UnicodeScalarView()
    var rest = unicodeScalars[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\t": result.append(contentsOf: "    ".unicodeScalars)
      case "\u{1B}":
        guard rest.first == "[" else { continue }
        let parameters = rest.dropFirst().prefix { $0.value < 0x40 }
        rest = rest.dropFirst(1 + parameters.count)
        guard rest.popFirst() == "m" else { continue }
        result.append(contentsOf: "\u{1B}[".unicodeScalars)
        result.append(contentsOf: parameters)
        result.append("m")
      case _ where scalar.properties.generalCategory == .control: continue
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}
