/// The lines that an app prints, and where each stands among the screens that come up.
///
/// A screen comes up when an instant has come to rest, while lines are printed on the way there. A line
/// was printed after a screen had come up where everything that is new in that screen was there already,
/// and before it otherwise.
@MainActor final class PrintedLines {
  private struct Printed {
    var text: String
    /// What the screen had come to; nil where that cannot be told, as it is only about to be loaded.
    var glimpse: Screen?
  }

  private let glimpse: @MainActor () -> Screen?
  private var isLooking = false
  /// Lines of the instant that has not come to rest.
  private var printed: [Printed] = []
  /// Lines of the step, each in its place.
  private var lines: [Trace.Line] = []
  private var seen = 0

  /// Lines beside the screens of which `glimpse` tells how far they have come.
  init(glimpse: @escaping @MainActor () -> Screen?) { self.glimpse = glimpse }

  /// Notes what was printed just now.
  func note(_ log: [String]) {
    // What an app prints while it is looked at has been printed by no one's doing but ours.
    guard !isLooking, log.count > seen else { return }
    isLooking = true
    let screen = glimpse()
    isLooking = false
    printed += log[seen...].map { Printed(text: $0, glimpse: screen) }
    seen = log.count
  }

  /// The instant has come to rest after so many screens of the step, and shows a new one or not.
  func settle(after frames: Int, new screen: Screen?) {
    lines += printed.map { line in
      guard let screen, line.glimpse.map(screen.isAllShown(by:)) ?? true else {
        return Trace.Line(text: line.text, frames: frames)
      }
      return Trace.Line(text: line.text, frames: frames + 1)
    }
    printed = []
  }

  /// The lines of the step that is over.
  func take() -> [Trace.Line] {
    defer { lines = [] }
    return lines
  }
}

extension Screen {
  /// Whether a look before the instant came to rest showed all that is on the screen now. Of a list whose
  /// rows were about to be asked for anew, their number is all there was to see.
  fileprivate func isAllShown(by glimpse: Screen) -> Bool {
    guard lists.count == glimpse.lists.count else { return false }
    var glimpse = glimpse
    for index in lists.indices
    where glimpse.lists[index].rows.isEmpty
      && glimpse.lists[index].rowCount == lists[index].rowCount
    {
      glimpse.lists[index].rows = lists[index].rows
    }
    return glimpse == self
  }
}
