import Synchronization

/// Stands in for the main actor's executor while a simulation runs.
///
/// Its executor lets go of it at the end of a run, yet a task may come back to it at any time, from
/// a thread or a static that kept a continuation. So it is never freed: some 50 bytes a run.
final class MainActorStandIn: SerialExecutor {
  private let executor = Mutex<DeterministicExecutor?>(nil)
  private let label = Mutex("")

  static func make() -> MainActorStandIn {
    Unmanaged.passRetained(MainActorStandIn()).takeUnretainedValue()
  }

  func attach(_ executor: DeterministicExecutor) {
    self.executor.withLock { $0 = executor }
    label.withLock { $0 = executor.world.settings.label }
  }

  func detach() { executor.withLock { $0 = nil } }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    if let executor = executor.withLock({ $0 }) {
      executor.enqueue(.mainActor(job))
    } else {
      LateArrivals.note(label.withLock { $0 })
    }
  }

  func checkIsolated() {
    guard isIsolatingCurrentContext() == true else { fatalError("not on the main actor") }
  }

  func isIsolatingCurrentContext() -> Bool? {
    executor.withLock { $0 }?.isMainActorIsolated ?? false
  }

  func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }
}

/// Stands in for the global executor's threads: what it runs is on no actor.
final class GlobalStandIn: TaskExecutor {
  static let shared = GlobalStandIn()

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    DeterministicExecutor.onThisThread?.enqueue(.global(job))
  }
}
