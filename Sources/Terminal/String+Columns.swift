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

  /// The text with a sign for each control character, such as ␛ for the one that begins a terminal's
  /// commands; tabs and line ends stay.
  package var withControlSigns: String {
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x09, 0x0A, 0x0D: result.append(scalar)
      case 0..<0x20: result.append(Unicode.Scalar(0x2400 + scalar.value) ?? scalar)
      case 0x7F: result.append("\u{2421}")
      case 0x80..<0xA0: result.append("\u{FFFD}")
      default: result.append(scalar)
      }
    }
    return String(result)
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
