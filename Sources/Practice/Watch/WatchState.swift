import Foundation
import Terminal

/// Where `kata watch` stands: events go in, and what is to be done comes out.
struct WatchState: Equatable, Sendable {
  /// What it is doing.
  enum Activity: Equatable, Sendable {
    case idle

    /// A check runs; nil until it has said how far it is.
    case checking(CheckPhase?)

    /// A build is being ended, since there is something newer to build.
    case cancelling
  }

  /// What a key has asked for, in place of the report.
  enum Page: Equatable, Sendable {
    /// What each key does.
    case keys

    case text([String])
  }

  let stages: [Stage]
  private(set) var activity = Activity.idle

  /// When what it is doing began.
  private var activeSince: Date
  private(set) var report: WatchReport?
  private(set) var attempt: Attempt?

  /// The reference stage that is shown in place of the attempt.
  private(set) var stageShown: Int?

  private(set) var now: Date
  private(set) var columns: Int
  private(set) var rows: Int

  /// The first line of the report that is on the screen.
  var offset = 0

  /// What covers the report until a key is pressed.
  var page: Page?

  /// Something about the last key that was pressed.
  var remark: String?

  /// The mark that the clock has passed, while it is told, and until when.
  private(set) var mark: TimeMark?
  private var markEnd = Date.distantPast

  /// The files as they were seen last, whether that was twice, and what the last check is about.
  private var seen: FileSnapshot?
  private(set) var isSettled = false
  private var checked: FileSnapshot?

  /// The files that the report is about.
  private var reported: FileSnapshot?
  private var mustRun = false

  init(stages: [Stage], now: Date, columns: Int, rows: Int) {
    self.stages = stages
    self.now = now
    activeSince = now
    self.columns = columns
    self.rows = rows
  }

  /// Whether saves wait until the clock goes on.
  var isPaused: Bool { stageShown == nil && isClockPaused }

  /// Whether the clock of the attempt stands.
  var isClockPaused: Bool { attempt?.isPaused ?? false }

  /// Whether a check of the newest files runs or waits to be run.
  var isChecking: Bool { activity != .idle }

  /// How many seconds it has been doing what it does.
  var secondsActive: Int { max(0, Int(now.timeIntervalSince(activeSince))) }

  /// Whether there will be a newer report than the one that is shown.
  var isReportOld: Bool { isChecking || isReportOutdated }

  /// Whether files were saved after those that the report is about.
  var isReportOutdated: Bool { seen != reported }

  /// Takes an event in.
  mutating func take(_ event: WatchEvent) -> [WatchAction] {
    var actions: [WatchAction] = []
    switch event {
    case .polled(let files): actions = look(at: files)
    case .key(let key): actions = press(key)
    case .ticked(let date): pass(to: date)
    case .resized(let columns, let rows):
      (self.columns, self.rows) = (columns, rows)
      scroll(by: 0)
    case .entered(let phase): enter(phase)
    case .locked(let complaint):
      if case .checking(.waiting(let first)) = activity, complaint != first {
        go(on: .checking(.building))
      }
    case .ended(let report): end(report)
    case .attempt(let attempt, let stage): (self.attempt, stageShown) = (attempt, stage)
    case .told(let lines): page = .text(lines)
    case .failed(let reason): remark = reason
    }
    return actions + begin()
  }

  /// Asks for a check, even of files that have been checked already.
  mutating func runAgain() {
    switch activity {
    case .idle where isPaused:
      remark = "the clock is paused: p lets it go on, and then r runs again"
    // A build that has begun builds what is there.
    case .checking(.running), .idle: mustRun = true
    case .checking, .cancelling: break
    }
  }

  /// Begins a check when there is something to check, and it is there as a whole.
  private mutating func begin() -> [WatchAction] {
    guard activity == .idle, isSettled, !isPaused, mustRun || seen != checked else { return [] }
    go(on: .checking(nil))
    checked = seen
    mustRun = false
    return [.check]
  }

  private mutating func look(at files: FileSnapshot) -> [WatchAction] {
    isSettled = files == seen
    if !isSettled { seen = files }
    guard case .checking(let phase) = activity, phase != .running, files != checked else {
      return []
    }
    activity = .cancelling
    return [.cancelBuild]
  }

  private mutating func enter(_ phase: CheckPhase) {
    guard case .checking(let before) = activity else { return }
    // A build that waits says so until it waits no more.
    if phase == .building, case .waiting = before { return }
    // That the build has begun is told some moments after it has.
    if before == nil, phase == .building {
      activity = .checking(phase)
    } else {
      go(on: .checking(phase))
    }
  }

  private mutating func go(on activity: Activity) {
    self.activity = activity
    activeSince = now
  }

  private mutating func end(_ report: WatchReport?) {
    activity = .idle
    guard let report else {
      mustRun = true
      return
    }
    self.report = report
    reported = checked
    offset = 0
  }

  private mutating func pass(to date: Date) {
    if let attempt, let passed = TimeMark.last(in: attempt, from: now, to: date) {
      (mark, markEnd) = (passed, date + 60)
    }
    now = date
    if markEnd <= now { mark = nil }
  }
}
