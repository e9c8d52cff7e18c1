/// A key of `kata watch`, and the one place where its meaning is looked up.
struct WatchKey: Sendable {
  let character: Character

  /// What the keys line says that it does now; nil where it has no place there.
  let label: @Sendable (WatchState) -> String?

  /// What the page of keys says about it.
  let help: String

  let press: @Sendable (inout WatchState) -> [WatchAction]

  /// The keys in the order in which they are shown.
  static let all = [
    WatchKey(
      character: "r", label: { _ in "run again" },
      help: "run the check again, though nothing was saved",
      press: { state in
        state.runAgain()
        return []
      }),
    WatchKey(
      character: "p",
      label: { state in state.attempt == nil ? nil : state.isClockPaused ? "go on" : "pause" },
      help: "stop the clock, and let it go on; what is saved meanwhile is checked then",
      press: { state in state.pauseOrResume() }),
    WatchKey(
      character: "h", label: { state in state.attempt == nil ? nil : "hint" },
      help: "a hint for the next stage, and one more each time, as `kata hint` shows them",
      press: { _ in [.hint] }),
    WatchKey(
      character: "q", label: { _ in "quit" }, help: "quit; the attempt and its clock go on",
      press: { _ in [.quit] }),
    WatchKey(
      character: "?", label: { _ in "keys" }, help: "this page",
      press: { state in
        state.page = .keys
        return []
      }),
  ]
}
