import Foundation
import Synchronization

/// Runs main-actor and global jobs on the calling thread, in the order of their arrival.
public final class DeterministicExecutor: Sendable {
  /// Work was still being added when it should long have come to rest.
  public struct NeverSettles: Error {
    /// How much was done until then, such as `20000 jobs at one virtual instant`.
    public let amount: String

    /// Work that did not settle after so much of it.
    public init(after amount: String) { self.amount = amount }
  }

  enum Job: Sendable {
    case mainActor(UnownedJob)
    case global(UnownedJob)
    case block(@MainActor @Sendable () -> Void)

    var task: UInt64? {
      switch self {
      case .mainActor(let job), .global(let job): taskID(job)
      case .block: nil
      }
    }
  }

  private struct State {
    var ready = ReadyQueue<Job>()
    var jobsThisInstant = 0
    var performed = 0
    var tasks: Set<UInt64> = []
    var latestTask: UInt64?
    var hasEnded = false
  }

  /// The world that the jobs live in.
  public let world: World
  private let budget: Int
  private let watchdog: Watchdog
  private let state = Mutex(State())
  private let runsGlobalJob = Atomic(false)
  private let standIn: MainActorStandIn

  /// An executor that runs at most `budget` jobs at one virtual instant.
  public init(world: World, budget: Int = 20_000, watchdog: Watchdog = .shared) {
    self.world = world
    self.budget = budget
    self.watchdog = watchdog
    standIn = MainActorStandIn.make()
  }

  /// The executor that runs on this thread, if any.
  static var onThisThread: DeterministicExecutor? { RunningExecutor.onThisThread }

  /// Runs `body` with the main actor, the global executor and the world under control. When it
  /// returns, what is still ready or waiting is abandoned.
  @MainActor public func run<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
    ExecutorHooks.install
    standIn.attach(self)
    let outer = RunningExecutor.onThisThread
    RunningExecutor.onThisThread = self
    watchdog.begin()
    defer {
      watchdog.end()
      RunningExecutor.onThisThread = outer
      end()
    }
    return try World.$inherited.withValue(world) { try body() }
  }

  private func end() {
    world.clock.close()
    standIn.detach()
    state.withLock { state in
      state.hasEnded = true
      state.ready = ReadyQueue()
    }
  }

  /// Runs ready jobs, and timers that are due, until neither is left.
  @MainActor public func settle() throws(NeverSettles) {
    while true {
      if let job = try next() {
        perform(job)
      } else if let timer = world.clock.takeDue() {
        fire(timer)
      } else {
        return
      }
    }
  }

  /// Moves virtual time; timers that become due fire in the next `settle()`.
  @MainActor public func move(to instant: Duration) {
    world.clock.move(to: instant)
    refillBudget()
  }

  private func refillBudget() { state.withLock { $0.jobsThisInstant = 0 } }

  /// Drops what is ready or waiting, as when a phone ends an app.
  public func abandonPending() {
    world.clock.abandonPending()
    state.withLock { $0.ready = ReadyQueue() }
  }

  /// How many jobs were run so far.
  public var performed: Int { state.withLock { $0.performed } }

  private func next() throws(NeverSettles) -> Job? {
    let (job, jobs) = state.withLock { state -> (Job?, Int) in
      guard let job = state.ready.popFirst() else { return (nil, 0) }
      state.jobsThisInstant += 1
      state.performed += 1
      return (job, state.jobsThisInstant)
    }
    guard jobs <= budget else { throw NeverSettles(after: "\(budget) jobs at one virtual instant") }
    return job
  }

  @MainActor private func perform(_ job: Job) {
    watchdog.progress()
    switch job {
    case .mainActor(let job): job.runSynchronously(on: standIn.asUnownedSerialExecutor())
    case .block(let block): block()
    case .global(let job):
      runsGlobalJob.store(true, ordering: .relaxed)
      job.runSynchronously(on: GlobalStandIn.shared.asUnownedTaskExecutor())
      runsGlobalJob.store(false, ordering: .relaxed)
    }
  }

  private func fire(_ timer: VirtualClock.Timer) {
    switch timer {
    case .sleeper(let continuation): continuation.resume()
    case .block(let block): enqueue(.block(block))
    }
  }

  var mainExecutor: UnownedSerialExecutor { standIn.asUnownedSerialExecutor() }

  /// Whether code that runs now may touch the main actor's state: not while a global job runs.
  var isMainActorIsolated: Bool {
    Self.onThisThread === self && !runsGlobalJob.load(ordering: .relaxed)
  }

  /// Runs a body as the main actor's code in the middle of any job on this thread. While a job runs here
  /// no other does, so the main actor's state is at rest, or in the hands of the code that asks.
  func lookAsMainActor(_ body: @MainActor () -> Void) {
    let wasGlobal = runsGlobalJob.exchange(false, ordering: .relaxed)
    MainActor.assumeIsolated(body)
    runsGlobalJob.store(wasGlobal, ordering: .relaxed)
  }

  /// Adds a job, from any thread. One from another thread makes the run worthless and is noted.
  func enqueue(_ job: Job) {
    let isForeign = Self.onThisThread !== self
    let task = job.task
    let (isLate, isNewTask) = state.withLock { state in
      if !state.hasEnded { state.ready.append(job) }
      // A task that goes on is most often the one that came last.
      guard let task, task != state.latestTask else { return (state.hasEnded, false) }
      state.latestTask = task
      return (state.hasEnded, state.tasks.insert(task).inserted)
    }
    if let task, isNewTask { TaskOwners.note(task, of: self) }
    if isForeign { world.report(.foreignThread) }
    if isLate { LateArrivals.note(world.settings.label) }
  }
}
