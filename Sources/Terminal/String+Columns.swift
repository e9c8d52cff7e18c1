extension String {
  /// The first `columns` visible characters; control sequences take no room.
  package func cut(to columns: Int) -> String { wrap(to: columns, isCut: true)[0] }

  /// The text in lines of at most `columns` visible characters; a colour goes on in the next line.
  package func wrapped(to columns: Int) -> [String] { wrap(to: columns, isCut: false) }

  private func wrap(to columns: Int, isCut: Bool) -> [String] {
    // Most lines are short; to count their characters would cost more than to show them.
    if utf8.count <= columns { return [self] }
    let width = max(1, columns)
    var lines = [""]
    var room = isCut ? columns : width
    var look = ""
    var sequence: String?
    for character in self {
      if sequence != nil || character == "\u{1B}" {
        sequence = (sequence ?? "") + String(character)
        guard character.isLetter, let whole = sequence else { continue }
        lines[lines.count - 1] += whole
        look = whole == "\u{1B}[0m" ? "" : look + whole
        sequence = nil
        continue
      }
      if room <= 0 {
        if isCut { continue }
        lines[lines.count - 1] += look.isEmpty ? "" : "\u{1B}[0m"
        lines.append(look)
        room = width
      }
      lines[lines.count - 1].append(character)
      room -= 1
    }
    return lines
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
