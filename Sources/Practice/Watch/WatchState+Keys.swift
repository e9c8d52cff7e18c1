import Terminal

extension WatchState {
  /// Does what a key is for.
  mutating func press(_ key: Keystroke) -> [WatchAction] {
    guard !key.isInterruption else { return [.quit] }
    remark = nil
    if let page, !page.takes(key) {
      self.page = nil
      return key == .character("q") ? [.quit] : []
    }
    switch key {
    case .up, .character("k"): scroll(by: -1)
    case .down, .character("j"): scroll(by: 1)
    case .pageUp, .character("b"): scroll(by: -pageful)
    case .pageDown, .character(" "): scroll(by: pageful)
    case .home, .character("g"): offset = 0
    case .end, .character("G"): scroll(by: .max / 2)
    case .character(let character):
      return WatchKey.all.first { $0.character == character }?.press(&self) ?? []
    }
    return []
  }

  /// Moves the report, no further than to its ends.
  mutating func scroll(by lines: Int) {
    offset = min(max(0, offset + lines), WatchScreen(self).lastOffset)
  }

  /// Stops the clock of the attempt, or lets it go on.
  mutating func pauseOrResume() -> [WatchAction] {
    guard let attempt else {
      remark = "there is no attempt under way here, so there is no clock to pause"
      return []
    }
    guard attempt.startedAt != nil else {
      remark = "the clock does not run yet: `swift run kata start \(attempt.kata.lowercased())`"
      return []
    }
    return [isClockPaused ? .resume : .pause]
  }

  /// A line of the old page stays in sight on the new one.
  private var pageful: Int { max(1, WatchScreen(self).room - 2) }
}

extension WatchState.Page {
  /// Whether a key means the same as without the page; any other closes it. After a hint comes the
  /// next one.
  fileprivate func takes(_ key: Keystroke) -> Bool {
    if case .text = self { key == .character("h") || key == .character("?") } else { false }
  }
}
