/// One thing that a user sees.
public struct Element: Equatable, Sendable {
  /// What kind of thing it is.
  public enum Role: String, Sendable {
    case text, button, spinner, image, segments, segment, other
  }

  /// What kind of thing it is.
  public var role: Role
  /// What it says.
  public var label: String
  /// What it holds, apart from its label; empty for most.
  public var value = ""
  /// The name of its colour, where that is not the usual one.
  public var colour: String?
  /// Whether it can be used.
  public var isEnabled = true
  /// Whether it is marked as chosen.
  public var isSelected = false
  /// Whether tapping it does anything.
  public var isTappable = false
  /// What it is made of, in order: the segments of a segmented control.
  public var parts: [Element] = []

  /// A thing of a kind that says something.
  public init(_ role: Role, _ label: String) {
    self.role = role
    self.label = label
  }
}

extension Element: CustomStringConvertible {
  /// The element's canonical text, on one line.
  public var description: String {
    var text = role == .text || role == .segment ? "" : role.rawValue
    if !label.isEmpty { text += (text.isEmpty ? "" : " ") + label.quotedVisibly }
    if !value.isEmpty { text += " = \(value.quotedVisibly)" }
    if let colour { text += " \(colour)" }
    if !isEnabled { text += " disabled" }
    if isSelected { text += " selected" }
    if role == .button, !isTappable { text += " without action" }
    if !parts.isEmpty { text += ": " + parts.map(\.description).joined(separator: " / ") }
    return text
  }
}
