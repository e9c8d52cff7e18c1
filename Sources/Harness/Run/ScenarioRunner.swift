import Foundation
import Simulation

/// Runs a scenario on one side of a kata, in virtual time.
@MainActor public final class ScenarioRunner {
  /// How long time runs on after the last step, unless nothing is pending before.
  static let quietTail = Duration.seconds(10)
  /// A layout pass that asks for another one more often than this never settles.
  private static let layoutBudget = 1_000

  private let executor: DeterministicExecutor
  private let documents: DocumentsFolder?
  private let behaviour: Behaviour
  private let side: Side
  private var phone: Phone
  /// Phones whose app was ended by a relaunch. A phone that ends an app tells it nothing, so they are
  /// kept as they were until the scenario is over.
  private var ended: [Phone] = []
  private let label: String
  private var trace = Trace()
  private var shown = Screen.home
  private var current = Trace.StepTrace()
  private var coinsSeen = 0
  private var linesSeen = 0

  private init(_ scenario: Scenario, _ side: Side, _ behaviour: Behaviour, label: String) throws {
    var settings = World.Settings()
    settings.label = label
    settings.now = scenario.now
    settings.coins = scenario.coins
    settings.seed = scenario.seed
    settings.locale = scenario.locale
    settings.timeZone = scenario.timeZone
    settings.isOnline = scenario.isOnline
    documents =
      behaviour.documents || !scenario.documents.isEmpty
      ? try DocumentsFolder(scenario.documents) : nil
    if let documents { settings.documents = documents.url }
    executor = DeterministicExecutor(world: World(settings))
    self.behaviour = behaviour
    self.label = label
    self.side = side
    phone = Phone(side)
  }

  /// Runs a scenario once. The label names the run in messages.
  public static func run(
    _ scenario: Scenario, on side: Side, behaviour: Behaviour = Behaviour(), label: String
  ) throws -> Run {
    try ScenarioRunner(scenario, side, behaviour, label: label).run(scenario)
  }

  private func run(_ scenario: Scenario) -> Run {
    var invalidity: String?
    executor.run {
      do throws(DeterministicExecutor.NeverSettles) {
        try play(scenario)
        try runOn()
        trace.leakedScreens = phone.leakedScreens
      } catch {
        finishStep()
        let step = trace.steps.count
        invalidity = "work never settles in step \(step): \(error.jobs) jobs at one virtual instant"
      }
      endApp()
    }
    let world = executor.world
    documents?.remove()
    if let escape = world.escapes.first { invalidity = "\(escape)" }
    return Run(
      trace: trace, invalidity: invalidity, log: world.log,
      pendingTimers: pendingAtEnd, label: label)
  }

  private var pendingAtEnd = 0

  private func play(_ scenario: Scenario) throws(DeterministicExecutor.NeverSettles) {
    for (index, step) in scenario.steps.enumerated() {
      Watchdog.shared.enter("\(label), step \(index + 1): \(step)")
      current = Trace.StepTrace(step: step)
      do throws(Obstacle) { try take(step) } catch { current.obstacle = error.reason }
      try showFrame()
      if case .wait(let duration) = step { try pass(duration) }
      finishStep()
      if trace.steps[index].obstacle != nil { return }
    }
  }

  /// Lets time run on until nothing is pending, so that late effects show.
  private func runOn() throws(DeterministicExecutor.NeverSettles) {
    Watchdog.shared.enter("\(label), after the last step")
    current = Trace.StepTrace()
    try pass(Self.quietTail)
    pendingAtEnd = executor.world.clock.pending
    finishStep()
  }

  /// Ends the app while its world still stands, so that what `deinit` cancels is not taken for work
  /// that comes back after the end.
  private func endApp() {
    Watchdog.shared.enter("\(label), at the end of the app")
    executor.abandonPending()
    for phone in ended + [phone] { phone.terminate() }
    try? settle()
  }

  private func take(_ step: Step) throws(Obstacle) {
    guard phone.isLaunched || step == .launch else {
      throw Obstacle(reason: "the app is not launched; begin with \"launch\"")
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
    case .select, .type, .pullToRefresh:
      throw Obstacle(reason: "no control on the screen takes it")
    case .goOffline: executor.world.isOnline = false
    case .goOnline: executor.world.isOnline = true
    case .goBack:
      guard phone.top != nil else { throw Obstacle(reason: "no screen of the app is open") }
      phone.goBack()
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

  private func pass(_ duration: Duration) throws(DeterministicExecutor.NeverSettles) {
    let end = executor.world.clock.now + duration
    while let due = executor.world.clock.nextDue, due <= end {
      executor.move(to: due)
      try showFrame()
    }
    executor.move(to: end)
  }

  /// Lets everything happen that happens at this instant.
  private func settle() throws(DeterministicExecutor.NeverSettles) {
    var passes = 0
    repeat {
      try executor.settle()
      passes += 1
      guard passes <= Self.layoutBudget else { throw .init(jobs: passes) }
    } while phone.layOut()
  }

  /// Lets everything happen that happens at this instant, then looks.
  private func showFrame() throws(DeterministicExecutor.NeverSettles) {
    try settle()
    let screen = phone.screen
    guard screen != shown else { return }
    shown = screen
    current.frames.append(Trace.Frame(time: executor.world.clock.now, screen: screen))
  }

  private func finishStep() {
    let world = executor.world
    let coins = world.coins
    current.coins = Array(coins[coinsSeen...])
    coinsSeen = coins.count
    if behaviour.log {
      let log = world.log
      current.log = Array(log[linesSeen...])
      linesSeen = log.count
    }
    if behaviour.documents, let documents { current.files = documents.changes() }
    trace.steps.append(current)
  }
}
