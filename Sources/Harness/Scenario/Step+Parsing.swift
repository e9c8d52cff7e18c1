extension Step {
  /// What a line can be, in the order of the cases; a word in capitals stands for anything.
  static let forms = [
    "launch", "wait S", "scroll to row N", "scroll to end", "tap LABEL", "tap row N",
    "select LABEL", "type TEXT into LABEL", "pull to refresh", "go offline", "go online",
    "go back", "begin to go back and stay", "reopen", "relaunch",
  ]

  /// What a line can be, for messages.
  static let spellings = forms.joined(separator: ", ")

  /// What is wrong with a line that says no step, as a sentence goes on.
  static func problem(with line: String) -> String {
    if let seconds = line.after("wait ").flatMap(Double.init),
      seconds > Double(Duration.longestSeconds)
    {
      return "waits too long: a day, \(Duration.longestSeconds) seconds, is the most"
    }
    return "is none of: \(spellings)"
  }

  private static let plain: [String: Step] = [
    "launch": .launch, "scroll to end": .scrollToEnd, "pull to refresh": .pullToRefresh,
    "go offline": .goOffline, "go online": .goOnline, "go back": .goBack,
    "begin to go back and stay": .beginToGoBack, "reopen": .reopen, "relaunch": .relaunch,
  ]

  /// The step that a line says; nil when it says none.
  public init?(_ line: String) {
    if let step = Self.plain[line] {
      self = step
    } else if let text = line.after("wait ") {
      guard let duration = Duration(secondsText: text) else { return nil }
      self = .wait(duration)
    } else if let text = line.after("scroll to row ") {
      guard let row = Int(text), row > 0 else { return nil }
      self = .scrollToRow(row)
    } else if let text = line.after("tap row ") {
      guard let row = Int(text), row > 0 else { return nil }
      self = .tapRow(row)
    } else if let label = line.after("tap ") {
      self = .tap(label)
    } else if let label = line.after("select ") {
      self = .select(label)
    } else if let text = line.after("type "), let middle = text.lastRange(of: " into ") {
      let label = String(text[middle.upperBound...])
      guard !label.isEmpty else { return nil }
      self = .type(String(text[..<middle.lowerBound]), into: label)
    } else {
      return nil
    }
  }
}

extension String {
  /// What follows a prefix; nil when there is no such prefix or nothing follows.
  fileprivate func after(_ prefix: String) -> String? {
    guard hasPrefix(prefix), count > prefix.count else { return nil }
    return String(dropFirst(prefix.count))
  }

  fileprivate func lastRange(of separator: String) -> Range<Index>? {
    ranges(of: separator).last
  }
}
