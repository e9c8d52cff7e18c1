import Foundation
import Terminal

/// Carries events to the state and actions out of it, until the person quits.
final class WatchLoop {
  private let screen: FullScreen
  private let wakeup: Wakeup
  private let mailbox: WatchMailbox
  private let checker: WatchChecker
  private let deeds: WatchDeeds
  private let context: CommandContext
  private let now: () -> Date
  private var surroundings: WatchSurroundings
  private var state: WatchState
  private var isOver = false

  /// Whether anything has happened since the screen was drawn. Most wakeups find nothing, and comparing
  /// states would be most of what they cost.
  private var mayDiffer = true

  /// A loop whose clock is `now`, that of attempts.
  init(
    kata: KataFolder, workbench: Workbench, context: CommandContext, now: @escaping () -> Date,
    on screen: FullScreen
  ) throws {
    guard let wakeup = Wakeup() else {
      throw UserError("too many files are open: `ulimit -n 1024` allows more")
    }
    let mailbox = WatchMailbox(waking: wakeup)
    self.screen = screen
    self.wakeup = wakeup
    self.mailbox = mailbox
    self.context = context
    self.now = now
    checker = WatchChecker(kata: kata, context: context, post: mailbox.post)
    deeds = WatchDeeds(kata: kata, context: context)
    surroundings = WatchSurroundings(kata: kata, workbench: workbench, context: context)
    state = WatchState(
      stages: kata.manifest.stages, now: now().wholeSeconds, columns: screen.size.columns,
      rows: screen.size.rows)
  }

  /// How often there is a glance at the files, how often a look that needs no change, and how soon one
  /// follows a change: editors save in several steps, and several files.
  private static let glance = Duration.milliseconds(75)
  private static let look = Duration.seconds(1)
  private static let settling = Duration.milliseconds(25)

  /// How often the clock and the window's size are asked for.
  private static let tick = Duration.milliseconds(200)

  /// Goes on until the person quits.
  func run() {
    var drawn: WatchState?
    let start = ContinuousClock.now
    var (nextGlance, nextLook, nextTick) = (start, start, start)
    while !isOver {
      if mayDiffer, state != drawn {
        screen.show(WatchScreen(state, style: context.console.style).lines)
        drawn = state
      }
      mayDiffer = false
      let wait = ContinuousClock.now.duration(to: min(nextGlance, nextTick))
      let bytes = screen.read(timeout: wait, orUntil: wakeup)
      take(mailbox.empty())
      if !bytes.isEmpty { take(Keystroke.all(in: bytes).map(WatchEvent.key)) }
      let now = ContinuousClock.now
      if now >= nextTick {
        passTime()
        nextTick = now + Self.tick
      }
      if now >= nextGlance {
        if now >= nextLook || surroundings.isOutdated {
          take(surroundings.look())
          nextLook = .now + (state.isSettled ? Self.look : Self.settling)
        }
        nextGlance = .now + (state.isSettled ? Self.glance : Self.settling)
      }
    }
    screen.close()
    checker.close()
  }

  private func passTime() {
    let size = screen.size
    if size != (state.columns, state.rows) {
      take([.resized(columns: size.columns, rows: size.rows)])
    }
    let second = now().wholeSeconds
    guard second != state.now else { return }
    take([.ticked(second)])
    if case .checking(.waiting) = state.activity { take([.locked(by: surroundings.lock)]) }
  }

  private func take(_ events: [WatchEvent]) {
    for event in events where !isOver {
      mayDiffer = true
      state.take(event).forEach(perform)
    }
  }

  private func perform(_ action: WatchAction) {
    switch action {
    case .check: checker.begin()
    case .cancelBuild: checker.cancel()
    case .pause: attempt(deeds.pause)
    case .resume: attempt(deeds.resume)
    case .hint: attempt { take([.told(try deeds.hint())]) }
    case .quit: isOver = true
    }
  }

  private func attempt(_ deed: () throws -> Void) {
    do { try deed() } catch { take([.failed((error as? UserError)?.message ?? "\(error)")]) }
  }
}

extension Date {
  /// The second that it lies in.
  fileprivate var wholeSeconds: Date {
    Date(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate.rounded(.down))
  }
}
