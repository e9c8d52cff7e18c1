import Foundation
import Synchronization

/// A process that can be ended from another thread than the one that waits for it.
package final class BoundedProcess: Sendable {
  private enum State {
    case none
    case running(pid_t)
    case over(wasEnded: Bool)
  }

  private let state = Mutex(State.none)

  /// A process that does not run yet.
  package init() {}

  /// To be called when the process runs.
  package func begin(_ process: pid_t) { state.withLock { $0 = .running(process) } }

  /// To be called when the process is gone.
  package func stop() {
    state.withLock { if case .over = $0 {} else { $0 = .over(wasEnded: false) } }
  }

  /// Whether it was ended here.
  package var wasEnded: Bool { state.withLock { if case .over(true) = $0 { true } else { false } } }

  /// Ends the process and those that it started, unless it is gone by then.
  package func end(_ subprocess: Subprocess) {
    state.withLock { state in
      guard case .running(let process) = state else { return }
      let children = Self.descendants(of: process, subprocess)
      state = .over(wasEnded: true)
      for id in [process] + children { kill(id, SIGKILL) }
    }
  }

  /// A process that was started does not say who its own children are.
  private static func descendants(of process: pid_t, _ subprocess: Subprocess) -> [pid_t] {
    // Without `ps` the children stay, which harms no verdict.
    let table = try? subprocess.run("ps", ["-A", "-o", "pid=,ppid="])
    return descendants(of: process, in: table?.text ?? "")
  }

  /// The processes below another in a table of process and parent, a line each.
  static func descendants(of process: pid_t, in table: String) -> [pid_t] {
    let pairs = table.split(separator: "\n").map {
      $0.split(separator: " ").compactMap { pid_t($0) }
    }
    .filter { $0.count == 2 }
    var found: [pid_t] = []
    var open = [process]
    while let parent = open.popLast() {
      let children = pairs.filter { $0[1] == parent && !found.contains($0[0]) }.map { $0[0] }
      found += children
      open += children
    }
    return found
  }
}
