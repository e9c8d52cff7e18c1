/// What a user sees at one instant. Containers vanish; elements outside lists are sorted, so that the
/// order of subviews does not count.
public struct Screen: Equatable, Sendable {
  /// A list, with the rows in its viewport.
  public struct List: Equatable, Sendable {
    /// The number of rows that can be scrolled to.
    public var rowCount: Int
    /// The rows in view, from top to bottom.
    public var rows: [Row]

    /// What `rowCount` is where nobody counted the rows yet, as in the middle of an instant.
    static let unknownCount = -1

    /// A list with some of its rows in view.
    public init(rowCount: Int, rows: [Row]) {
      self.rowCount = rowCount
      self.rows = rows
    }
  }

  /// A row in view.
  public struct Row: Equatable, Sendable {
    /// The row's place in the list, from 1.
    public var number: Int
    /// Whether it is marked as chosen.
    public var isSelected: Bool
    /// What is shown where it ends, such as `disclosureIndicator`; nil for nothing.
    public var accessory: String?
    /// The name of the colour behind it, where that is not the usual one.
    public var background: String?
    /// What is read aloud for the row as a whole, where that is not what it shows.
    public var spoken: String?
    /// What it shows, in reading order.
    public var elements: [Element]

    /// A row of a list.
    public init(
      number: Int, isSelected: Bool = false, accessory: String? = nil, elements: [Element]
    ) {
      self.number = number
      self.isSelected = isSelected
      self.accessory = accessory
      self.elements = elements
    }
  }

  /// What the navigation bar says; nil when no screen of the app is open.
  public var title: String?
  /// What the navigation bar says above the title; nil for nothing.
  public var prompt: String?
  /// Whether the navigation bar has the button that leads back.
  public var hasBackButton = true
  /// What is outside lists, sorted by role and label.
  public var elements: [Element] = []
  /// The lists.
  public var lists: [List] = []
  /// What lies above all of it and keeps fingers from it; the last one from the others, too.
  public var alerts: [Alert] = []

  /// A screen with a title and what is on it.
  public init(title: String?, elements: [Element] = [], lists: [List] = []) {
    self.title = title
    self.elements = elements
    self.lists = lists
  }

  /// The phone's own home screen.
  public static let home = Screen(title: nil)
}

extension Screen: CustomStringConvertible {
  /// The screen's canonical text, a line an element.
  public var lines: [String] {
    guard let title else { return ["home screen"] }
    var lines = ["title \(title.quotedVisibly)"]
    if let prompt { lines.append("prompt \(prompt.quotedVisibly)") }
    if !hasBackButton { lines.append("no back button") }
    lines += elements.map(\.description)
    for list in lists {
      lines.append(list.heading)
      lines += list.rows.map(\.description)
    }
    for alert in alerts { lines += alert.lines }
    return lines
  }

  /// The screen's canonical text.
  public var description: String { lines.joined(separator: "\n") }
}

extension Screen.List {
  fileprivate var heading: String {
    guard let first = rows.first, let last = rows.last else { return "list, empty" }
    return "list, rows \(first.number) to \(last.number) of \(rowCount)"
  }
}

extension Screen.Row: CustomStringConvertible {
  /// The row's canonical text, on one line.
  public var description: String {
    var text = elements.map(\.description).joined(separator: " / ")
    if let accessory { text += " \(accessory)" }
    if let background { text += " on \(background)" }
    if let spoken { text += " = \(spoken.quotedVisibly)" }
    return "row \(number): \(text)\(isSelected ? " selected" : "")"
  }
}
