import Foundation
import Synchronization

/// Asks the concurrency runtime to hand jobs to the executor that runs on the calling thread.
///
/// Threads that run no simulation get the runtime's own behaviour, so a test runner and other suites
/// go on meanwhile.
enum ExecutorHooks {
  private typealias EnqueueGlobal = @convention(thin) (UnownedJob) -> Void
  private typealias EnqueueGlobalHook = @convention(thin) (UnownedJob, EnqueueGlobal) -> Void
  private typealias MainExecutor = @convention(thin) () -> UnownedSerialExecutor
  private typealias MainExecutorHook = @convention(thin) (MainExecutor) -> UnownedSerialExecutor

  static let install: Void = {
    hook("swift_task_enqueueGlobal_hook", EnqueueGlobalHook.self) { job, original in
      if let executor = DeterministicExecutor.onThisThread {
        executor.enqueue(.global(job))
      } else if let executor = TaskOwners.owner(of: job) {
        executor.enqueue(.global(job))
      } else {
        original(job)
      }
    }
    hook("swift_task_getMainExecutor_hook", MainExecutorHook.self) { original in
      DeterministicExecutor.onThisThread?.mainExecutor ?? original()
    }
  }()

  private static func hook<Hook>(_ name: String, _ type: Hook.Type, _ hook: Hook) {
    guard let symbol = dlsym(dlopen(nil, RTLD_LAZY), name) else {
      fatalError("This Swift runtime has no \(name): use the toolchain that the README names.")
    }
    symbol.assumingMemoryBound(to: Hook?.self).pointee = hook
  }
}
