extension SeamRules {
  /// Other threads, and waiting for them.
  static let threads: [SeamRule] = [
    SeamRule(["Foundation.Thread.*"], spelling: "Thread", fix: task),
    SeamRule(["Foundation.OperationQueue.*"], spelling: "OperationQueue", fix: task),
    SeamRule(
      ["Foundation.Operation.*", "Foundation.BlockOperation.*"], spelling: "Operation", fix: task),
    SeamRule(
      ["Foundation.RunLoop.*"], spelling: "RunLoop",
      fix: "let the function return, and go on in a Task or DispatchQueue.main.async"),
    SeamRule(
      ["Dispatch.DispatchQueue.*", "Dispatch.dispatchMain()"], spelling: "DispatchQueue",
      fix: "write DispatchQueue.main without a module before it, or use a Task"),
    SeamRule(["Dispatch.DispatchSource.*"], spelling: "DispatchSource", fix: task),
    SeamRule(["Dispatch.DispatchIO.*"], spelling: "DispatchIO", fix: task),
    SeamRule(
      ["Dispatch.DispatchGroup.notify"], spelling: "DispatchGroup.notify", fix: "use a task group"),
    SeamRule(
      [
        "Dispatch.DispatchSemaphore.wait", "Dispatch.DispatchGroup.wait",
        "Dispatch.DispatchWorkItem.wait",
        "Foundation.NSCondition.init()", "Foundation.NSConditionLock.init()",
        "Foundation.NSConditionLock.init(condition:)",
      ],
      fix: "await a Task or a stream: a thread that waits stops the simulation"),
    SeamRule(
      [
        "pthread_create", "pthread_join", "pthread_cond_wait", "pthread_cond_timedwait", "sem_wait",
        "sem_timedwait", "fork", "thrd_create", "sched_yield",
      ],
      fix: task),
    SeamRule(
      ["Swift.globalConcurrentExecutor"], fix: "leave the executor to the runtime: use a Task"),
  ]

  private static let task = "use a Task, which the simulation runs in order"
}
