import Foundation

/// One call of `posix_spawn`, and the wait for its child.
struct Spawn {
  let command: [String]
  let environment: [String: String]
  let streams: Streams

  /// Whether the child talks with the person at the terminal, as a pager does.
  var sharesTerminal = false

  /// `started` learns the child's process id before it is waited for.
  func runToEnd(started: (pid_t) -> Void = { _ in }) throws -> Termination {
    let child = try start()
    started(child)
    return Self.wait(for: child)
  }

  /// Waits for a child that was started, which somebody has to.
  static func wait(for child: pid_t) -> Termination {
    var status: Int32 = 0
    while waitpid(child, &status, 0) == -1 && errno == EINTR {}
    Interruption.ended(child)
    return Termination(waitStatus: status)
  }

  /// Starts a child and returns its process id.
  func start() throws -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let input = streams.input {
      posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    } else {
      posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    }
    posix_spawn_file_actions_adddup2(&actions, streams.output, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, streams.error, STDERR_FILENO)

    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // A thread of a pool may block signals, and a child would inherit that.
    var noSignals = sigset_t()
    sigemptyset(&noSignals)
    posix_spawnattr_setsigmask(&attributes, &noSignals)
    // Nor is a signal that is ignored here ignored there.
    var interrupt = sigset_t()
    sigemptyset(&interrupt)
    sigaddset(&interrupt, SIGINT)
    posix_spawnattr_setsigdefault(&attributes, &interrupt)

    let arguments = command.map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { (arguments + variables).forEach { free($0) } }

    return try Interruption.start(sharingTerminal: sharesTerminal) { ownGroup in
      let flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
      posix_spawnattr_setflags(
        &attributes, Int16(ownGroup ? flags | POSIX_SPAWN_SETPGROUP : flags))
      var child: pid_t = 0
      let failure = posix_spawn(&child, command[0], &actions, &attributes, arguments, variables)
      guard failure == 0 else {
        throw UserError("\(command[0]) cannot be started: \(String(cString: strerror(failure)))")
      }
      return child
    }
  }
}
