import Foundation
import Synchronization

/// What happens when this process is asked to end, as by Ctrl-C: the programs that it runs are asked,
/// too, and it ends when they have. When it is stopped, as by Ctrl-Z, so are they, until it goes on.
public enum Interruption {
  private struct State {
    /// Whether signals come here at all.
    var isInstalled = false

    /// For each child that is waited for what a signal goes to: the child, or (below 0) its group.
    var children: [pid_t: pid_t] = [:]

    /// The signal that asks for the end.
    var signal: Int32?

    /// How many things are under way that have to come to their end first.
    var deferrals = 0

    /// What is done at the very end, when no child is left.
    var cleanUps: [Int: @Sendable () -> Void] = [:]
  }

  /// What the children get: a build ends its compilers, which are in groups of their own, on Ctrl-C
  /// and on nothing else.
  private static let asking = SIGINT

  private static let state = Mutex(State())

  /// Where the signal handler writes; it may do little else.
  private static let pipe = Atomic<Int32>(-1)

  /// The signal that asks for the end, or 0. The handler notes it at once; the thread that reads the pipe
  /// may not come to its turn before a program that was not to be broken off has ended.
  private static let noted = Atomic<Int32>(0)

  /// Lets signals be passed on from now on. What a caller has switched off, as `nohup` does, stays off.
  public static func passOn() {
    var ends: [Int32] = [-1, -1]
    guard Foundation.pipe(&ends) == 0 else { return }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    pipe.store(ends[1], ordering: .relaxed)
    state.withLock { $0.isInstalled = true }
    let source = ends[0]
    Thread.detachNewThread {
      // None is for this thread: the main one may wait for a key that a signal takes the place of.
      var all = sigset_t()
      sigfillset(&all)
      pthread_sigmask(SIG_BLOCK, &all, nil)
      var signal: UInt8 = 0
      while true {
        if read(source, &signal, 1) == 1 {
          switch Int32(signal) {
          case SIGTSTP: stop()
          case SIGCONT: pass(SIGCONT)
          case let ending: receive(ending)
          }
        } else if errno != EINTR {
          return
        }
      }
    }
    for signal in [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT] { handle(signal) }
  }

  /// Does something that must not be broken off; a second signal does so all the same.
  package static func deferred<Value>(_ body: () throws -> Value) rethrows -> Value {
    state.withLock { $0.deferrals += 1 }
    defer {
      state.withLock {
        $0.deferrals -= 1
        let signal = $0.signal ?? noted.load(ordering: .acquiring)
        if signal != 0, $0.deferrals == 0 { end(signal, $0) }
      }
    }
    return try body()
  }

  /// Does something that leaves traces in the midst: when a signal ends this process meanwhile,
  /// `cleanUp` is called first, when the children are gone.
  package static func cleaningUp<Value>(
    _ cleanUp: @escaping @Sendable () -> Void, _ body: () throws -> Value
  ) rethrows -> Value {
    let key = state.withLock { state in
      let key = (state.cleanUps.keys.max() ?? 0) + 1
      state.cleanUps[key] = cleanUp
      return key
    }
    defer { state.withLock { $0.cleanUps[key] = nil } }
    return try body()
  }

  /// Starts a child with `spawn`, which learns whether it gets a group of its own; without one it
  /// shares the terminal with this process.
  static func start(
    sharingTerminal: Bool, _ spawn: (_ ownGroup: Bool) throws -> pid_t
  ) rethrows -> pid_t {
    // Under the lock, so that no signal comes between the child and its entry.
    try state.withLock { state in
      let ownGroup = state.isInstalled && !sharingTerminal
      let child = try spawn(ownGroup)
      state.children[child] = ownGroup ? -child : child
      if state.signal != nil, state.deferrals == 0 { kill(ownGroup ? -child : child, asking) }
      return child
    }
  }

  /// What a signal for a child and its own children goes to: its group, where it has one of its own.
  package static func target(of child: pid_t) -> pid_t {
    state.withLock { $0.children[child] ?? child }
  }

  /// A child has ended. If that was asked for, this does not return.
  static func ended(_ child: pid_t) {
    let isOver = state.withLock { state in
      state.children[child] = nil
      guard let signal = state.signal, state.deferrals == 0 else { return false }
      if state.children.isEmpty { end(signal, state) }
      return true
    }
    // Nothing more is done here while the other children end.
    while isOver { pause() }
  }

  private static func receive(_ signal: Int32) {
    state.withLock { state in
      if state.signal != nil {
        for target in state.children.values { kill(target, SIGKILL) }
        end(signal, state)
      }
      state.signal = signal
      guard state.deferrals == 0 else { return }
      if state.children.isEmpty { end(signal, state) }
      for target in state.children.values { kill(target, asking) }
    }
  }

  /// Stops the children that have groups of their own, which the terminal does not stop, and then this
  /// process.
  private static func stop() {
    pass(SIGSTOP)
    kill(getpid(), SIGSTOP)
  }

  private static func pass(_ signal: Int32) {
    state.withLock { state in
      for group in state.children.values where group < 0 { kill(group, signal) }
    }
  }

  private static func end(_ signal: Int32, _ state: State) -> Never {
    for cleanUp in state.cleanUps.values { cleanUp() }
    _exit(128 + signal)
  }

  private static func handle(_ signal: Int32) {
    var before = sigaction()
    sigaction(signal, nil, &before)
    guard !before.isIgnored else { return }
    var action = sigaction(calling: { signal in
      let problem = errno
      if signal != SIGTSTP, signal != SIGCONT {
        Interruption.noted.store(signal, ordering: .releasing)
      }
      var byte = UInt8(truncatingIfNeeded: signal)
      _ = write(Interruption.pipe.load(ordering: .relaxed), &byte, 1)
      errno = problem
    })
    action.sa_flags = Int32(SA_RESTART)
    sigaction(signal, &action, nil)
  }
}
