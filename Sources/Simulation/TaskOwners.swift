import Synchronization

/// Which simulation a task belongs to, so that one which another thread resumes is not taken for a
/// task of the test runner's: a resumed continuation passes through the global executor first.
enum TaskOwners {
  /// Enough for every task that could still come back; older ones are forgotten.
  private static let limit = 4_000
  private static let owners = Mutex<[UInt64: DeterministicExecutor]>([:])

  static func note(_ task: UInt64, of executor: DeterministicExecutor) {
    owners.withLock { owners in
      if owners.count >= limit {
        for task in owners.keys.sorted().prefix(limit / 2) { owners[task] = nil }
      }
      owners[task] = executor
    }
  }

  static func owner(of job: UnownedJob) -> DeterministicExecutor? {
    let task = taskID(job)
    // An actor's own job is part of no task, and every actor's has this number.
    guard task != 0 else { return nil }
    return owners.withLock { $0[task] }
  }
}

/// The runtime's number of the task that a job is part of; no other task ever gets it.
@_silgen_name("swift_task_getJobTaskId")
func taskID(_ job: UnownedJob) -> UInt64
