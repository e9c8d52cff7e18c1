import Foundation
import Harness
import Processes
import Terminal

/// The processes that share a run of `lab fuzz`: this program again, each with its part of the seeds.
@MainActor struct FuzzWorkers {
  private let workers: [WorkerProcess]
  private let options: FuzzOptions

  init(_ kata: Kata, _ options: FuzzOptions) throws {
    guard let lab = Bundle.main.executableURL else {
      throw UsageProblem("this lab cannot be found on disk; run `swift run lab fuzz …`")
    }
    self.options = options
    let count = options.workers
    var workers: [WorkerProcess] = []
    for index in 0..<count {
      workers.append(
        try WorkerProcess(
          lab.path,
          [
            FuzzCommand.name, kata.name.lowercased(), "--seed", "\(options.seed)",
            "--runs", "\(options.runs)", "--steps", "\(options.steps)",
            "--share", "\(count)", "\(index)",
          ], environment: ProcessInfo.processInfo.environment))
    }
    self.workers = workers
  }

  /// The outcome, as one process comes to it; ends this one as the worker ended that did not get through.
  func outcome(
    of run: GeneratedRun, progress: (GeneratedRun.Outcome) -> Void
  ) -> GeneratedRun.Outcome {
    let merged = run.merge(
      workers.count, from: options.seed, runs: options.runs, progress: progress,
      // Before a difference is looked into, so that this has the cores for itself.
      found: stop,
      next: { workers[$0].nextLine().flatMap(Sighting.init) })
    switch merged {
    case .whole(let outcome):
      stop()
      return outcome
    case .cut(let share, let command, let outcome):
      let (termination, errors) = workers[share].wait()
      stop()
      progress(outcome)
      FileHandle.standardError.write(
        Data(String(decoding: errors, as: UTF8.self).withControlSigns.utf8))
      guard errors.isEmpty else { exit(termination.status) }
      Results.note(
        """
        error: A process that shares the work \(termination.words) and said nothing.
        Replay: \(command)
        """)
      exit(termination.status)
    }
  }

  private func stop() {
    for worker in workers { worker.stopReading() }
    for worker in workers { _ = worker.wait() }
  }
}

extension Termination {
  fileprivate var words: String {
    switch self {
    case .exited(let status): "ended with status \(status)"
    case .signalled(let signal): "was ended by signal \(signal)"
    }
  }

  /// What a shell would say of it; nothing that was broken off is a success.
  fileprivate var status: Int32 {
    switch self {
    case .exited(let status): status == 0 ? 70 : status
    case .signalled(let signal): 128 + signal
    }
  }
}
