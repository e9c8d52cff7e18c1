import Foundation
import Harness
import Simulation
import Terminal

/// One side of a kata, live: real time drives the virtual, keys are fingers.
@MainActor package final class PlaySession {
  private let session: PhoneSession
  private let terminal: FullScreen
  private let behaviour: Behaviour
  private let documents: DocumentsFolder
  private var journal = Journal()
  /// How many lines of the journal are above the window while it is read; nil while the app is shown.
  private var journalOffset: Int?
  private let isColoured = ProcessInfo.processInfo.environment["NO_COLOR"]?.isEmpty ?? true
  private var focus = 0
  private var remark: String?
  /// What was done, as a scenario would write it.
  package private(set) var steps: [Step] = []
  /// Why the session ended by itself.
  package private(set) var problem: String?
  private var isOver = false
  private var waited = Duration.zero

  /// A session on a terminal; what of the log and of `documents` is behaviour is shown as well.
  package init(
    _ session: PhoneSession, on terminal: FullScreen, behaviour: Behaviour,
    documents: DocumentsFolder
  ) {
    self.session = session
    self.terminal = terminal
    self.behaviour = behaviour
    self.documents = documents
  }

  package func run() {
    session.run {
      let clock = ContinuousClock()
      var last = clock.now
      take(.launch)
      while !isOver {
        draw()
        for key in Key.all(in: terminal.read(timeout: .milliseconds(50))) where !isOver {
          press(key)
        }
        let now = clock.now
        // While the process is stopped, by Ctrl-Z, the app's time stands still.
        pass(min(last.duration(to: now), .seconds(1)))
        last = now
      }
    }
  }

  private func pass(_ duration: Duration) {
    // Whole milliseconds, so that the steps can be replayed as they are written.
    let duration = Duration.milliseconds(Int64(duration / .milliseconds(1)))
    Watchdog.shared.enter("lab play")
    waited += duration
    settling { try session.pass(duration, look: note) }
  }

  private func take(_ step: Step) {
    let before = waited
    remark = nil
    do throws(Obstacle) {
      try session.take(step)
      if before > .zero { steps.append(.wait(before)) }
      waited = .zero
      steps.append(step)
    } catch {
      remark = error.reason
    }
    settling { try session.settle() }
    note()
  }

  private func note() {
    if behaviour.log { journal.note(log: session.world.log.map(documents.anonymous)) }
    if behaviour.documents { documents.changes().forEach { journal.note($0) } }
  }

  private func settling(_ body: () throws -> Void) {
    do { try body() } catch {
      problem = "work never settles: the app adds jobs without end"
      isOver = true
    }
  }

  private func draw() {
    let size = terminal.size
    if let journalOffset {
      let page = JournalPage(lines: journal.everything, offset: journalOffset)
      return terminal.show(page.drawn(columns: size.columns, rows: size.rows))
    }
    let drawing = ScreenDrawing(
      screen: session.screen, isOnline: session.world.isOnline, time: session.world.clock.now,
      focus: focus, remark: remark, journal: isKeepingJournal ? journal.lines : nil,
      isColoured: isColoured)
    terminal.show(drawing.lines(columns: size.columns, rows: size.rows))
  }

  private var isKeepingJournal: Bool { behaviour.log || behaviour.documents }

  private func press(_ key: Key) {
    if let offset = journalOffset { return read(key, from: offset) }
    let rows = session.screen.lists.first?.rows ?? []
    let first = rows.first?.number ?? 1
    let last = rows.last?.number ?? 0
    let count = session.screen.lists.first?.rowCount ?? 0
    let targets = session.screen.targets
    switch key {
    case .up: scroll(to: first - 1, of: count)
    case .down: scroll(to: last + 1, of: count)
    case .pageUp: scroll(to: max(1, first - rows.count), of: count)
    case .pageDown: scroll(to: min(count, last + rows.count), of: count)
    case .first: scroll(to: 1, of: count)
    case .last: take(.scrollToEnd)
    case .row(let place):
      guard rows.indices.contains(place - 1) else {
        return remark = "no row \(place) is on the screen"
      }
      take(.tapRow(first + place - 1))
    case .next: focus = targets.isEmpty ? 0 : (focus + 1) % targets.count
    case .tap:
      guard !targets.isEmpty else { return remark = "no button is on the screen" }
      take(targets[focus % targets.count])
    case .network: take(session.world.isOnline ? .goOffline : .goOnline)
    case .back: take(.goBack)
    case .reopen:
      // The steps of a scenario call the way back otherwise than the keys.
      guard session.screen.title == nil else {
        let isFree = session.screen.alerts.isEmpty
        return remark =
          isFree
          ? "a screen is open: b goes back" : "answer first: Tab and Return use a button"
      }
      take(.reopen)
    case .relaunch: take(.relaunch)
    case .journal: journalOffset = isKeepingJournal ? 0 : nil
    case .quit: isOver = true
    }
  }

  /// A key while the journal is read.
  private func read(_ key: Key, from offset: Int) {
    let page = JournalPage(lines: journal.everything, offset: offset)
    let rows = terminal.size.rows
    switch key {
    case .up: journalOffset = page.moved(by: -1, rows: rows)
    case .down: journalOffset = page.moved(by: 1, rows: rows)
    case .pageUp: journalOffset = page.moved(by: -rows / 2, rows: rows)
    case .pageDown: journalOffset = page.moved(by: rows / 2, rows: rows)
    case .first: journalOffset = 0
    case .last: journalOffset = .max
    case .journal, .quit: journalOffset = nil
    default: break
    }
  }

  private func scroll(to row: Int, of count: Int) {
    guard (1...max(1, count)).contains(row), count > 0 else { return }
    take(.scrollToRow(row))
  }
}
