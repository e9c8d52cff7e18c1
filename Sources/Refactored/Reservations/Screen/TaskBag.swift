/// Holds the tasks a screen has started, and cancels what still runs when the screen goes.
@MainActor
final class TaskBag {
  private var tasks: [Int: Task<Void, Never>] = [:]
  private var count = 0

  func run(_ work: @escaping @MainActor () async -> Void) {
    count += 1
    tasks[count] = Task { [weak self, id = count] in
      await work()
      self?.tasks[id] = nil
    }
  }

  deinit {
    for task in tasks.values { task.cancel() }
  }
}
