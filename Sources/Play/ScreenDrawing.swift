import Harness
import Terminal

/// Draws a screen for a terminal, as lines.
struct ScreenDrawing {
  var screen: Screen
  var isOnline: Bool
  var time: Duration
  /// The button that Return taps, counted among those on the screen.
  var focus: Int
  /// What could not be done last.
  var remark: String?
  var isColoured: Bool

  private static let help = [
    "q quit", "↑ ↓ Space g G scroll", "1-6 tap a row", "Tab Return tap a button", "o network",
    "b back", "n reopen", "R relaunch",
  ]

  /// What the keys do, on as many lines as that takes.
  static func help(columns: Int) -> [String] {
    var lines: [String] = []
    for key in help {
      let joined = lines.last.map { "\($0) · \(key)" } ?? key
      if lines.isEmpty || joined.count > columns {
        lines.append(key)
      } else {
        lines[lines.count - 1] = joined
      }
    }
    return lines
  }

  /// At most `rows` lines of at most `columns` characters.
  func lines(columns: Int, rows: Int) -> [String] {
    var lines = [bar(columns), ""]
    if screen.title == nil { lines.append(styled("  n opens the app", "2")) }
    lines += elements
    for list in screen.lists { lines += self.lines(of: list) }
    let help = Self.help(columns: columns).prefix(max(1, rows - 2)).map { styled($0, "2") }
    let footer = [remark.map { styled($0, "33") } ?? ""] + help
    let body = lines.prefix(max(1, rows - footer.count))
    let gap = [String](repeating: "", count: max(0, rows - footer.count - body.count))
    return (body + gap + footer).map { $0.cut(to: columns) }
  }

  private func bar(_ columns: Int) -> String {
    let left = " " + (screen.title ?? "Home")
    let right = "\(isOnline ? "online" : "offline")  \(Int(time / .seconds(1))) s "
    let gap = String(repeating: " ", count: max(1, columns - left.count - right.count))
    return styled(left + gap + right, "7")
  }

  private var elements: [String] {
    var button = -1
    return screen.elements.map { element in
      switch element.role {
      case .button:
        button += 1
        let text = "[ \(element.label) ]"
        return "  " + styled(text, !element.isEnabled ? "2" : button == focus ? "7;36" : "36")
      case .spinner: return "  " + styled("◌ loading", "2")
      case .image: return "  (\(element.label))"
      case .text, .other: return "  " + coloured(element)
      }
    }
  }

  private func lines(of list: Screen.List) -> [String] {
    let rows = list.rows.enumerated().flatMap { index, row in
      row.elements.enumerated().map { line, element in
        let mark = line == 0 ? "\(index + 1)" : " "
        let text = " \(mark)  \(coloured(element))"
        return row.isSelected ? styled(text, "7") : text
      } + [""]
    }
    guard let first = list.rows.first, let last = list.rows.last else { return ["  (empty)"] }
    return rows + [styled("  rows \(first.number) to \(last.number) of \(list.rowCount)", "2")]
  }

  private func coloured(_ element: Element) -> String {
    let codes = [
      "systemGreen": "32", "systemBlue": "34", "systemRed": "31", "systemOrange": "38;5;208",
      "systemYellow": "33", "systemTeal": "36", "systemPurple": "35", "systemPink": "95",
      "secondaryLabel": "2", "tertiaryLabel": "2", "systemGray": "2",
    ]
    return element.colour.flatMap { codes[$0] }.map { styled(element.label, $0) } ?? element.label
  }

  private func styled(_ text: String, _ code: String) -> String {
    // What is reversed or dim stays so without colour: it is no colour.
    guard isColoured || code == "7" || code == "2" else { return text }
    return "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }
}
