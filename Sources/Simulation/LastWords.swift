import Foundation
import Synchronization

/// Says where a simulation was when a signal or `exit` ends the process in its midst.
///
/// A handler may neither allocate nor wait, so what it needs is written down beforehand, in memory
/// that is never freed.
enum LastWords {
  private static let capacity = 1_024
  private static let fatalSignals = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE]

  // Written by the thread that runs the simulation, read by handlers. On another thread one may read a
  // place that is half written: bytes of the buffer in any case.
  nonisolated(unsafe) private static let place =
    UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
  private static let length = Atomic<Int>(0)
  // The same for the line that says how to see it again.
  nonisolated(unsafe) private static let advice =
    UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
  private static let adviceLength = Atomic<Int>(0)
  private static let depth = Atomic<Int>(0)
  private static let isSilent = Atomic<Bool>(false)
  // Written once by `install`, before the handlers that read it are there.
  nonisolated(unsafe) private static let former =
    UnsafeMutablePointer<sigaction>.allocate(capacity: 32)

  /// A simulation begins on this thread.
  static func begin() {
    install
    provideStack()
    depth.wrappingAdd(1, ordering: .relaxed)
  }

  /// A simulation ended.
  static func end() { depth.wrappingSubtract(1, ordering: .relaxed) }

  /// Says where the simulation is from now on, in parts that follow one another.
  static func enter(_ parts: [String]) {
    let count = parts.reduce(0) { $0 + put($1, into: place, from: $0) }
    place[count] = UInt8(ascii: ".")
    place[count + 1] = UInt8(ascii: "\n")
    length.store(count + 2, ordering: .relaxed)
  }

  /// Says from now on how to see it again; nil says nothing.
  static func advise(_ text: String?) {
    let count = text.map { put($0, into: advice) }
    if let count { advice[count] = UInt8(ascii: "\n") }
    adviceLength.store(count.map { $0 + 1 } ?? 0, ordering: .relaxed)
  }

  private static func put(
    _ text: String, into buffer: UnsafeMutablePointer<UInt8>, from start: Int = 0
  ) -> Int {
    var text = text
    return text.withUTF8 { bytes in
      let count = min(bytes.count, capacity - 2 - start)
      if let first = bytes.baseAddress { (buffer + start).update(from: first, count: count) }
      return count
    }
  }

  /// Has nothing said any more, as somebody else has said it.
  static func keepQuiet() { isSilent.store(true, ordering: .relaxed) }

  private static let install: Void = {
    enter(["a simulation"])
    _ = (depth.load(ordering: .relaxed), isSilent.load(ordering: .relaxed))
    _ = (advice, adviceLength.load(ordering: .relaxed))
    for signal in fatalSignals {
      sigaction(signal, nil, former + Int(signal))
      var action = sigaction()
      action.sa_flags = Int32(SA_SIGINFO) | Int32(SA_ONSTACK)
      action.handler = { LastWords.crashed($0, $1, $2) }
      sigaction(signal, &action, nil)
    }
    atexit { LastWords.exited() }
  }()

  /// Where a handler runs when the thread's own stack is used up, as by endless recursion.
  private static func provideStack() {
    var stack = stack_t()
    guard sigaltstack(nil, &stack) == 0, stack.ss_flags & Int32(SS_DISABLE) != 0 else { return }
    stack.ss_size = 65_536
    stack.ss_sp = .allocate(byteCount: 65_536, alignment: 16)
    stack.ss_flags = 0
    sigaltstack(&stack, nil)
  }

  private static func say(_ words: StaticString) {
    write(STDERR_FILENO, words.utf8Start, words.utf8CodeUnitCount)
    write(STDERR_FILENO, place, length.load(ordering: .relaxed))
    sayAdvice()
  }

  /// Says how to see it again, where somebody told.
  static func sayAdvice() {
    write(STDERR_FILENO, advice, adviceLength.load(ordering: .relaxed))
  }

  /// Only calls that a signal handler may make.
  private static func crashed(
    _ signal: Int32, _ info: UnsafeMutablePointer<siginfo_t>?, _ context: UnsafeMutableRawPointer?
  ) {
    if depth.load(ordering: .relaxed) > 0, !isSilent.load(ordering: .relaxed) {
      if RunningExecutor.isOnThisThread {
        say("error: The process crashed in ")
      } else {
        say("error: The process crashed on another thread, during ")
      }
    }
    // What was there before has its turn, so that the backtrace still comes; without any the process
    // dies of the signal once this handler has returned.
    let action = former + Int(signal)
    sigaction(signal, action, nil)
    guard action.pointee.isFunction else {
      raise(signal)
      return
    }
    if action.pointee.sa_flags & Int32(SA_SIGINFO) != 0 {
      action.pointee.handler?(signal, info, context)
    } else {
      action.pointee.plainHandler?(signal)
    }
  }

  /// Who calls `exit` in a scenario must not make the whole run look fine.
  private static func exited() {
    guard depth.load(ordering: .relaxed) > 0 else { return }
    fflush(nil)
    say("error: exit was called in ")
    _exit(70)
  }
}

extension sigaction {
  fileprivate typealias Handler =
    @convention(c) (Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?) -> Void

  #if canImport(Glibc)
    fileprivate var handler: Handler? {
      get { __sigaction_handler.sa_sigaction }
      set { __sigaction_handler.sa_sigaction = newValue }
    }
    fileprivate var plainHandler: (@convention(c) (Int32) -> Void)? {
      __sigaction_handler.sa_handler
    }
  #else
    fileprivate var handler: Handler? {
      get { __sigaction_u.__sa_sigaction }
      set { __sigaction_u.__sa_sigaction = newValue }
    }
    fileprivate var plainHandler: (@convention(c) (Int32) -> Void)? { __sigaction_u.__sa_handler }
  #endif

  /// Whether it calls a function, and is neither SIG_DFL nor SIG_IGN.
  fileprivate var isFunction: Bool { unsafeBitCast(plainHandler, to: UInt.self) > 1 }
}
