extension Screen {
  /// An alert or an action sheet.
  public struct Alert: Equatable, Sendable {
    /// How it comes up.
    public enum Style: String, Sendable {
      case alert
      case actionSheet = "action sheet"
    }

    /// How it comes up.
    public var style: Style
    /// What it says above; empty for nothing.
    public var title: String
    /// What it says below; empty for nothing.
    public var message: String
    /// Its buttons, the one that cancels at the end.
    public var buttons: [Element]
    /// Whether the last button cancels.
    public var hasCancel: Bool

    /// An alert with what it says and its buttons.
    public init(
      _ style: Style, title: String = "", message: String = "", buttons: [Element],
      hasCancel: Bool = false
    ) {
      self.style = style
      self.title = title
      self.message = message
      self.buttons = buttons
      self.hasCancel = hasCancel
    }
  }
}

extension Screen.Alert {
  /// The alert's canonical text, a line a button.
  var lines: [String] {
    var lines = [style.rawValue + (title.isEmpty ? "" : " \(title.quotedVisibly)")]
    if !message.isEmpty { lines.append("  \(message.quotedVisibly)") }
    for (index, button) in buttons.enumerated() {
      let cancels = hasCancel && index == buttons.count - 1
      lines.append("  \(cancels ? "cancel " : "")\(button)")
    }
    return lines
  }
}
