import Harness
import Terminal

/// Draws a screen for a terminal, as lines.
struct ScreenDrawing {
  var screen: Screen
  var isOnline: Bool
  var time: Duration
  /// What Return taps, counted among the buttons and segments that can be reached.
  var focus: Int
  /// What could not be done last.
  var remark: String?
  /// What was printed and written, the newest last; nil where that is no behaviour.
  var journal: [String]?
  var isColoured: Bool

  /// How many lines of the journal have room before the list has.
  private static let journalShown = 3

  private var keys: [String] {
    [
      "q quit", "↑ ↓ Space g G scroll", "1-6 tap a row", "Tab Return use a button", "o network",
      "b back", "n reopen", "R relaunch",
    ] + (journal == nil ? [] : ["l log and files"])
  }

  /// What the keys do, on as many lines as that takes.
  private func help(columns: Int) -> [String] {
    var lines: [String] = []
    for key in keys {
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
    let help = help(columns: columns).prefix(max(1, rows - 2)).map { styled($0, "2") }
    let footer = [remark.map { styled($0, "33") } ?? ""] + help
    let body = body(columns: columns, room: max(1, rows - footer.count))
    let gap = [String](repeating: "", count: max(0, rows - footer.count - body.count))
    return (body + gap + footer).map { $0.cut(to: columns) }
  }

  /// Alerts, which have to be answered, and the newest lines of the journal come before rows; where room
  /// is short the rows stand close together.
  private func body(columns: Int, room: Int) -> [String] {
    var head = [bar(columns), ""]
    if screen.title == nil { head.append(styled("  n opens the app", "2")) }
    head += elements
    let alerts = screen.alerts.enumerated().flatMap { index, alert in
      lines(of: alert, isInFront: index == screen.alerts.count - 1)
    }
    let journal = (journal ?? []).map { styled("  \($0)", "2") }
    let newest = journal.isEmpty ? [] : [""] + journal.suffix(Self.journalShown)
    let free = max(0, room - head.count - alerts.count - newest.count)
    var list = screen.lists.flatMap { lines(of: $0, isLoose: true) }
    if list.count > free { list = screen.lists.flatMap { lines(of: $0, isLoose: false) } }
    if list.count > free { list = list.prefix(max(0, free - 1)) + list.suffix(min(1, free)) }
    let shown = head + list + alerts
    let rest = journal.isEmpty ? [] : [""] + journal.suffix(max(0, room - shown.count - 1))
    return Array((shown + rest).prefix(room))
  }

  private func bar(_ columns: Int) -> String {
    let left = " " + (screen.title ?? "Home")
    let right = "\(isOnline ? "online" : "offline")  \(Int(time / .seconds(1))) s "
    let gap = String(repeating: " ", count: max(1, columns - left.count - right.count))
    return styled(left + gap + right, "7")
  }

  private var elements: [String] {
    // What an alert keeps fingers from has no focus.
    var place = screen.alerts.isEmpty ? 0 : screen.targets.count
    return screen.elements.map { element in
      defer { place += element.targets.count }
      switch element.role {
      case .button: return "  " + target("[ \(element.label) ]", element, at: place)
      case .segments:
        return "  "
          + element.parts.enumerated().map { index, part in
            let text = part.isSelected ? "(\(part.label))" : " \(part.label) "
            return target(text, part, at: place + index)
          }.joined(separator: "|")
      case .spinner: return "  " + styled("◌ loading", "2")
      case .image: return "  (\(element.label))"
      case .text, .segment, .other: return "  " + coloured(element)
      }
    }
  }

  private func target(_ text: String, _ element: Element, at place: Int) -> String {
    let focused = screen.targets.isEmpty ? 0 : focus % screen.targets.count
    return styled(text, !element.isEnabled ? "2" : place == focused ? "7;36" : "36")
  }

  private func lines(of alert: Screen.Alert, isInFront: Bool) -> [String] {
    let said = [alert.title, alert.message].filter { !$0.isEmpty }.map { "  │ \($0)" }
    let buttons = alert.buttons.enumerated().map { index, button in
      "  │ " + target("[ \(button.label) ]", button, at: isInFront ? index : screen.targets.count)
    }
    return [""] + said + buttons
  }

  private func lines(of list: Screen.List, isLoose: Bool) -> [String] {
    let rows = list.rows.enumerated().flatMap { index, row in
      row.elements.enumerated().map { line, element in
        let mark = line == 0 ? "\(index + 1)" : " "
        let text = " \(mark)  \(coloured(element))"
        return row.isSelected ? styled(text, "7") : text
      } + (isLoose ? [""] : [])
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
