import Simulation

/// A phone in a simulated world, from before the first launch until it is put away: takes steps, lets
/// time pass, and shows what a user sees.
@MainActor public final class PhoneSession {
  /// Work was still being added when it should have come to rest.
  public typealias NeverSettles = DeterministicExecutor.NeverSettles

  /// A layout pass that asks for another one more often than this never settles.
  private static let layoutBudget = 1_000

  private let executor: DeterministicExecutor
  private let side: Side
  private var phone: Phone
  /// Phones whose app was ended by a relaunch. A phone that ends an app tells it nothing, so they are
  /// kept as they were until the session is over.
  private var ended: [Phone] = []
  /// Counts steps that reach the app by other ways than a job, and layout passes.
  private var ownActivity = 0

  /// A session with one side's app in a world.
  public init(_ side: Side, in world: World) {
    executor = DeterministicExecutor(world: world)
    self.side = side
    phone = Phone(side)
  }

  /// The world that the phone is in.
  public var world: World { executor.world }

  /// What the user sees.
  public var screen: Screen { phone.screen }

  /// What the user is about to see, as far as it is there; looking changes nothing.
  var glimpse: Screen? { phone.glimpse }

  /// How many screens were left and are still there.
  var leakedScreens: Int { phone.leakedScreens }

  /// Grows whenever something ran that could change the screen, or that could have others change it.
  /// While it stays, all that the session did was to let time pass, or to wait for it.
  var activity: Int { executor.performed + ownActivity }

  /// Runs `body` with the session going on; when it returns the phone is put away.
  public func run(_ body: @MainActor () -> Void) {
    executor.run {
      body()
      endApp()
    }
  }

  /// Ends the app while its world still stands, so that what `deinit` cancels is not taken for work
  /// that comes back after the end.
  private func endApp() {
    Watchdog.shared.enter(world.settings.label, ", at the end of the app")
    executor.abandonPending()
    for phone in ended + [phone] { phone.terminate() }
    try? settle()
  }

  /// Takes a step, and leaves what it sets going for `settle()` and `pass(_:)`; a wait is theirs alone.
  public func take(_ step: Step) throws(Obstacle) {
    guard phone.isLaunched || step == .launch else {
      throw Obstacle(reason: "the app is not launched; begin with \"launch\"")
    }
    // Time and the network touch no screen unless a job of the app looks at them.
    switch step {
    case .wait, .goOffline, .goOnline: break
    default: ownActivity += 1
    }
    switch step {
    case .launch:
      guard !phone.isLaunched else { throw Obstacle(reason: "the app is launched already") }
      phone.launch()
    case .wait: break
    case .scrollToRow(let row): try phone.scroll(toRow: row)
    case .scrollToEnd: try phone.scrollToEnd()
    case .tap(let label): try phone.tap(label)
    case .tapRow(let row): try phone.tapRow(row)
    case .select(let label): try phone.select(label)
    case .type, .pullToRefresh:
      throw Obstacle(reason: "no control on the screen takes it")
    case .goOffline: world.isOnline = false
    case .goOnline: world.isOnline = true
    case .goBack: try phone.goBack()
    case .beginToGoBack: try phone.beginToGoBack()
    case .reopen:
      guard phone.top == nil else { throw Obstacle(reason: "a screen is open; \"go back\" first") }
      phone.open()
    case .relaunch:
      executor.abandonPending()
      ended.append(phone)
      phone = Phone(side)
      phone.launch()
    }
  }

  /// Lets everything happen that happens at this instant.
  public func settle() throws(NeverSettles) {
    var passes = 0
    repeat {
      try executor.settle()
      passes += 1
      guard passes <= Self.layoutBudget else {
        throw NeverSettles(after: "\(passes) layout passes at one instant")
      }
    } while layOut()
  }

  private func layOut() -> Bool {
    guard phone.layOut() else { return false }
    ownActivity += 1
    return true
  }

  /// Lets time pass; `look` is called at each instant at which something was due. More than so many
  /// timers on the way, as with a poll every microsecond, are taken for work without end.
  public func pass(
    _ duration: Duration, timers budget: Int = 2_000, look: @MainActor () -> Void = {}
  ) throws(NeverSettles) {
    let end = world.clock.now + duration
    let limit = world.clock.fired + budget
    while let due = world.clock.nextDue, due <= end {
      executor.move(to: due)
      try settle()
      look()
      guard world.clock.fired <= limit else {
        throw NeverSettles(after: "\(world.clock.fired) timers in one run")
      }
    }
    executor.move(to: end)
  }
}
