/// A text apart into what is seen and what only changes how it looks.
struct TerminalText {
  /// What is seen, each with the control sequences before it.
  private var characters: [(sequences: String, character: Character)] = []

  /// The control sequences at the end.
  private var end = ""

  init(_ text: String) {
    var isSequence = false
    for character in text {
      if isSequence || character == "\u{1B}" {
        isSequence = !character.isLetter
        end.append(character)
      } else {
        characters.append((end, character))
        end = ""
      }
    }
  }

  /// Some of the characters, and all control sequences.
  func drawn(_ shown: Range<Int>) -> String {
    characters.enumerated().map { index, entry in
      shown.contains(index) ? entry.sequences + String(entry.character) : entry.sequences
    }.joined() + end
  }

  /// The lines, each at most `width` characters long.
  func wrapped(to width: Int) -> [String] {
    let indent = characters.prefix { $0.character == " " }.count
    // In a narrow window there is no room to give away.
    let hang = width < 20 ? 0 : min(indent + 2, width / 2)
    var lines: [String] = []
    var look = ""
    var start = 0
    while start < characters.count || lines.isEmpty {
      let margin = lines.isEmpty ? 0 : hang
      let (stop, next) = lineBreak(from: start, room: width - margin)
      var line = String(repeating: " ", count: margin) + look
      for index in start..<next {
        add(characters[index].sequences, to: &line, look: &look)
        if index < stop { line.append(characters[index].character) }
      }
      if next >= characters.count {
        line += end
      } else if !look.isEmpty {
        line += Self.reset
      }
      lines.append(line)
      start = next
    }
    return lines
  }

  private static let reset = "\u{1B}[0m"

  private func add(_ sequences: String, to line: inout String, look: inout String) {
    guard !sequences.isEmpty else { return }
    line += sequences
    look = sequences.hasSuffix(Self.reset) ? "" : look + sequences
  }

  /// Where a line that begins at `start` stops, and where the next one begins.
  private func lineBreak(from start: Int, room: Int) -> (stop: Int, next: Int) {
    let limit = start + room
    guard limit < characters.count else { return (characters.count, characters.count) }
    let isSpace = { (index: Int) in characters[index].character == " " }
    guard let first = (start..<limit).first(where: { !isSpace($0) }),
      let space = (first..<limit + 1).last(where: isSpace),
      let last = (first..<space).last(where: { !isSpace($0) })
    else { return (limit, limit) }
    let next = (space..<characters.count).first { !isSpace($0) } ?? characters.count
    return (last + 1, next)
  }
}
