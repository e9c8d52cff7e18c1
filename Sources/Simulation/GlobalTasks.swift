import Synchronization

/// Which simulation a task on the global executor belongs to, so that one which comes back from
/// another thread is not taken for a task of the test runner's.
enum GlobalTasks {
  /// Enough for every task that could still come back; older ones are forgotten.
  private static let limit = 4_000
  private static let owners = Mutex<[UInt64: DeterministicExecutor]>([:])

  static func note(_ job: UnownedJob, of executor: DeterministicExecutor) {
    let task = taskID(job)
    owners.withLock { owners in
      if owners.count >= limit {
        let oldest = owners.keys.sorted().prefix(limit / 2)
        for task in oldest { owners[task] = nil }
      }
      owners[task] = executor
    }
  }

  static func owner(of job: UnownedJob) -> DeterministicExecutor? {
    let task = taskID(job)
    return owners.withLock { $0[task] }
  }
}

/// The runtime's number of the task that a job is part of; no task ever gets it again.
@_silgen_name("swift_task_getJobTaskId")
private func taskID(_ job: UnownedJob) -> UInt64
