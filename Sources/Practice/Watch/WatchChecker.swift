import Dispatch
import Synchronization

/// Does what `kata check` does, on another thread and one at a time.
final class WatchChecker: Sendable {
  private let kata: KataFolder
  private let context: CommandContext
  private let post: @Sendable (WatchEvent) -> Void
  private let children = Mutex<ChildProcesses?>(nil)
  private let isOver = DispatchSemaphore(value: 1)

  /// `post` learns how far a check is and what comes of it.
  init(kata: KataFolder, context: CommandContext, post: @escaping @Sendable (WatchEvent) -> Void) {
    self.kata = kata
    self.context = context
    self.post = post
  }

  /// Begins a check; the one before has ended.
  func begin() {
    let children = ChildProcesses()
    self.children.withLock { $0 = children }
    DispatchQueue.global().async { [self] in
      isOver.wait()
      let report = report(with: children)
      isOver.signal()
      post(.ended(report))
    }
  }

  /// Breaks the check off, which then ends without a report.
  func cancel() { children.withLock { $0 }?.cancel() }

  /// Breaks the check off and waits until nothing of it runs; what does not follow in some seconds is
  /// killed.
  func close() {
    cancel()
    for _ in 0..<2 {
      if isOver.wait(timeout: .now() + .seconds(3)) == .success {
        isOver.signal()
        return
      }
      children.withLock { $0 }?.kill()
    }
  }

  private func report(with children: ChildProcesses) -> WatchReport? {
    let results = Mutex<[String]>([])
    let remarks = Mutex<[String]>([])
    var scenarios: Int?
    var context = context
    context.children = children
    context.console = Console(
      result: { line in results.withLock { $0.append(line) } },
      progress: { line in remarks.withLock { $0.append(line) } },
      style: context.console.style, progressStyle: context.console.style)
    do {
      guard let outcome = try check(context) else { return nil }
      scenarios = outcome.evidence?.scenarios.count
    } catch is CancellationError {
      return nil
    } catch {
      let message = (error as? UserError)?.message ?? "\(error)"
      results.withLock { $0.append("\(context.console.style(.red, "error:")) \(message)") }
    }
    return WatchReport(
      results: results.withLock { $0 }, remarks: remarks.withLock { $0 }, scenarios: scenarios)
  }

  /// Nil when a save has overtaken it: there is nothing to tell then, and nothing to record.
  private func check(_ context: CommandContext) throws -> Check.Outcome? {
    let session = try PracticeSession(context)
    let run = CheckRun(of: kata, in: session)
    let root = session.workbench.root
    let files = FileSnapshot(of: kata.paths, root: root)
    let start = ContinuousClock.now
    let outcome = try run.outcome { [post] in post(.entered($0)) }
    if outcome.judgement.verdict == .noValidVerdict,
      FileSnapshot(of: kata.paths, root: root) != files
    {
      return nil
    }
    try run.tell(outcome, after: ContinuousClock.now - start)
    return outcome
  }
}
