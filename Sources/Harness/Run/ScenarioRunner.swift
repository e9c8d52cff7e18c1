import Foundation
import Simulation

/// Runs a scenario on one side of a kata, in virtual time, and keeps what the user sees.
@MainActor public final class ScenarioRunner {
  /// How long time runs on after the last step, unless nothing is pending before.
  private static let quietTail = Duration.seconds(10)
  /// A run with more timers than this polls, and would take minutes over all scenarios.
  private static let timerBudget = 2_000

  private let session: PhoneSession
  private let documents: DocumentsFolder
  private let behaviour: Behaviour
  private let label: String
  private var trace = Trace()
  private var taken: [Step] = []
  private var shown = Screen.home
  /// What the session had done when the screen was read last.
  private var activitySeen = 0
  /// What it had done when the files were read last.
  private var activityAtFiles = 0
  private var current = Trace.StepTrace()
  private var coinsSeen = 0
  private let printed: PrintedLines?
  private var pendingAtEnd = 0
  /// The number of the step in which the app first left the simulation, and the step.
  private var escape: (step: Int, place: String)?

  private init(_ scenario: Scenario, _ side: Side, _ behaviour: Behaviour, label: String) {
    let documents = DocumentsFolder(scenario.documents)
    self.documents = documents
    var settings = World.Settings(scenario, label: label)
    settings.documents = { documents.url }
    let session = PhoneSession(side, in: World(settings))
    self.session = session
    self.behaviour = behaviour
    self.label = label
    printed = behaviour.log ? PrintedLines { [weak session] in session?.glimpse } : nil
    guard let printed else { return }
    session.world.observeLog { [weak session] in
      if let session { printed.note(session.world.log) }
    }
  }

  /// Runs a scenario once. The label names the run in messages.
  public static func run(
    _ scenario: Scenario, on side: Side, behaviour: Behaviour = Behaviour(), label: String
  ) -> Run {
    var steps = scenario.steps.makeIterator()
    return run(scenario, on: side, behaviour: behaviour, label: label) { _ in steps.next() }
  }

  /// Runs once in the world of a scenario, whose own steps do not count: each is chosen from what there
  /// is to see after the one before, until none is.
  static func run(
    _ scenario: Scenario, on side: Side, behaviour: Behaviour = Behaviour(), label: String,
    choosing next: (Sight) -> Step?
  ) -> Run {
    ScenarioRunner(scenario, side, behaviour, label: label).run(next)
  }

  private func run(_ next: (Sight) -> Step?) -> Run {
    var invalidity: Invalidity?
    session.run {
      do throws(PhoneSession.NeverSettles) {
        try play(next)
        try runOn()
        trace.leakedScreens = session.leakedScreens
      } catch {
        look()
        finishStep()
        invalidity = Invalidity(
          cause: "work never settles", amount: error.amount, step: trace.steps.count,
          place: trace.placeOfLastStep)
      }
    }
    documents.remove()
    if let problem = documents.problem { invalidity = Invalidity(cause: problem) }
    if let report = session.world.escapeReport {
      invalidity = Invalidity(
        cause: report, step: escape?.step ?? trace.steps.count,
        place: escape?.place ?? "at the end of the app")
    }
    return Run(
      trace: trace, invalidity: invalidity, log: session.world.log,
      pendingTimers: pendingAtEnd, label: label)
  }

  private var sight: Sight {
    let clock = session.world.clock
    return Sight(
      screen: shown, isOnline: session.world.isOnline,
      nextDue: clock.nextDue.map { $0 - clock.now },
      taken: taken)
  }

  private func play(_ next: (Sight) -> Step?) throws(PhoneSession.NeverSettles) {
    while let step = next(sight) {
      taken.append(step)
      Watchdog.shared.enter(
        label, ", step ", String(trace.steps.count + 1), ": ", step.description)
      current = Trace.StepTrace(step: step)
      do throws(Obstacle) { try session.take(step) } catch { current.obstacle = error.reason }
      try session.settle()
      look()
      if case .wait(let duration) = step { try pass(duration) }
      finishStep()
      if trace.steps.last?.obstacle != nil { return }
    }
  }

  /// Lets time run on until nothing is pending, so that late effects show.
  private func runOn() throws(PhoneSession.NeverSettles) {
    Watchdog.shared.enter(label, ", after the last step")
    current = Trace.StepTrace()
    try pass(Self.quietTail)
    pendingAtEnd = session.world.clock.pending
    finishStep()
  }

  private func pass(_ duration: Duration) throws(PhoneSession.NeverSettles) {
    try session.pass(duration, timers: Self.timerBudget - session.world.clock.fired, look: look)
  }

  private func look() {
    // A screen is the same until something runs that could change it: to read it again would be half of
    // all reading, as nearly every wait begins at rest.
    let activity = session.activity
    let screen = activity == activitySeen ? shown : session.screen
    activitySeen = activity
    let isNew = screen != shown
    printed?.settle(after: current.frames.count, new: isNew ? screen : nil)
    guard isNew else { return }
    shown = screen
    current.frames.append(Trace.Frame(time: session.world.clock.now, screen: screen))
  }

  private func finishStep() {
    let coins = session.world.coins
    current.coins = Array(coins[coinsSeen...])
    coinsSeen = coins.count
    if let printed {
      printed.settle(after: current.frames.count, new: nil)
      current.log = printed.take().map {
        Trace.Line(text: documents.anonymous($0.text), frames: $0.frames)
      }
    }
    if behaviour.documents, session.activity != activityAtFiles {
      activityAtFiles = session.activity
      current.files = documents.changes()
    }
    trace.steps.append(current)
    if escape == nil, !session.world.escapes.isEmpty {
      escape = (trace.steps.count, trace.placeOfLastStep)
    }
  }
}

extension Trace {
  /// The last step so far, for the middle of a sentence.
  fileprivate var placeOfLastStep: String {
    guard let step = steps.last?.step else { return "after the last step" }
    return "in step \(steps.count), \(step)"
  }
}

extension World.Settings {
  /// The world of a scenario at launch.
  init(_ scenario: Scenario, label: String) {
    self.init()
    self.label = label
    now = scenario.now
    coins = scenario.coins
    seed = scenario.seed
    locale = scenario.locale
    timeZone = scenario.timeZone
    isOnline = scenario.isOnline
  }
}
