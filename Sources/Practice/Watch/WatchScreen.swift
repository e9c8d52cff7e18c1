import Terminal

/// Draws the state of `kata watch` as lines for a terminal.
struct WatchScreen {
  private let state: WatchState
  private let style: TextStyle
  private let head: [String]
  private let body: [String]
  private let footer: [String]

  init(_ state: WatchState, style: TextStyle = .plain) {
    self.state = state
    self.style = style
    let columns = state.columns
    // What is old is dim as a whole, whatever colours it has.
    let show = { (line: String) in
      state.isReportOld ? style(.dim, line.withoutEscapes) : line
    }
    let headline = state.report.map { Self.age(of: state, style) + $0.headline }
    head = Array(
      show(headline ?? "The first check runs, and its verdict comes here.").wrapped(to: columns)
        .prefix(2))
    let lines =
      switch state.page {
      case .keys: Self.help(style)
      case .text(let lines): [""] + lines + ["", Self.wayOn(from: lines)]
      case nil: (state.report?.lines ?? []).map(show)
      }
    body = lines.flatMap { $0.wrapped(to: columns) }
    footer = StatusLines(state: state, style: style).lines
  }

  /// At most as many lines as the window has, none longer than it is wide.
  var lines: [String] {
    let shown = Array(body.dropFirst(state.page == nil ? state.offset : 0).prefix(visible))
    let position =
      body.count > visible && room > 0 && state.page == nil
      ? [style(.dim, positionInWords).cut(to: state.columns)] : []
    let report = head + shown + position
    let gap = [String](repeating: "", count: max(0, state.rows - report.count - footer.count))
    return Array((report + gap + footer).suffix(max(1, state.rows)))
  }

  /// How many lines there are for the report below its headline.
  var room: Int { max(0, state.rows - head.count - footer.count) }

  /// The furthest that the report can be scrolled.
  var lastOffset: Int { max(0, body.count - visible) }

  /// A report that is too long leaves a line to say so.
  private var visible: Int { body.count > room ? max(0, room - 1) : room }

  private var positionInWords: String {
    let last = min(body.count, state.offset + visible)
    return "lines \(state.offset + 1) to \(last) of \(body.count): j, k and space scroll"
  }

  /// What stands before a verdict that is not the newest, where no colour says it.
  private static func age(of state: WatchState, _ style: TextStyle) -> String {
    guard state.isReportOld, !style.isColoured else { return "" }
    return state.isReportOutdated ? "before the last save: " : "earlier: "
  }

  /// What the keys do while a hint is shown.
  private static func wayOn(from hint: [String]) -> String {
    let next = hint.contains { $0.hasPrefix(Hint.end) } ? "all of them" : "the next one"
    return "  h: \(next)   ?: the keys   any other key: the report"
  }

  private static let wayBack = "  Any key goes back to the report."

  private static func help(_ style: TextStyle) -> [String] {
    let keys =
      WatchKey.all.map { (String($0.character), $0.help) } + [
        ("j k ↓ ↑", "scroll the report"),
        ("space b", "a page on, and back"),
        ("g G", "its beginning and its end"),
        ("Ctrl-Z", "stop, and go on with `fg`"),
      ]
    let width = keys.map(\.0.count).max() ?? 0
    return [""]
      + keys.map { key, words in
        let gap = String(repeating: " ", count: width - key.count)
        return "  \(style(.bold, key))\(gap)  \(words)"
      } + ["", wayBack]
  }
}
