import Foundation

/// Runs other programs and waits for them.
///
/// `posix_spawn` rather than `Foundation.Process`: on Linux that one takes 50 ms to notice the end of
/// a child. `Interruption` sees to it that no build is left running, which would hold SwiftPM's lock.
public struct Subprocess: Sendable {
  /// What a finished program left behind.
  public struct Output: Equatable, Sendable {
    /// How it ended.
    public let termination: Termination

    /// Every byte that it wrote to standard output.
    public let standardOutput: Data

    /// Every byte that it wrote to standard error.
    public let standardError: Data

    /// Standard output as text.
    public var text: String { String(decoding: standardOutput, as: UTF8.self) }

    /// Standard error as text.
    public var errorText: String { String(decoding: standardError, as: UTF8.self) }
  }

  /// The variables that every child sees.
  public var environment: [String: String]

  /// Where the children can be ended from another thread.
  package var children: ChildProcesses?

  /// A runner whose children see `environment` and nothing else.
  public init(environment: [String: String]) {
    self.environment = environment
  }

  /// Runs a program to its end and returns everything that it wrote.
  ///
  /// `program` is a path, or a name that is looked up in PATH. A program that fails is not an error
  /// here; one that cannot be started is a `UserError`. `started` learns its process id.
  public func run(
    _ program: String, _ arguments: [String], in directory: URL? = nil, input: Data = Data(),
    started: (pid_t) -> Void = { _ in }
  ) throws -> Output {
    // Files instead of pipes: a child can never block on one, however much it writes.
    let standardInput = input.isEmpty ? nil : try ScratchFile(holding: input)
    let standardOutput = try ScratchFile()
    let standardError = try ScratchFile()
    let termination = try spawn(
      program, arguments, in: directory,
      streams: Streams(
        input: standardInput?.descriptor, output: standardOutput.descriptor,
        error: standardError.descriptor), started: started)
    let output = Output(
      termination: termination, standardOutput: standardOutput.contents(),
      standardError: standardError.contents())
    if !termination.isSuccess, output.standardError.isEmpty { try ScratchFile.checkRoom() }
    return output
  }

  /// Runs a program whose output the person sees while it works, all of it on our standard error.
  public func stream(
    _ program: String, _ arguments: [String], in directory: URL? = nil
  ) throws -> Termination {
    try spawn(
      program, arguments, in: directory,
      streams: Streams(input: nil, output: STDERR_FILENO, error: STDERR_FILENO))
  }

  /// Runs a program that talks with the person itself, such as a pager, which reads `input` and asks
  /// the terminal for keys. Ctrl-C is the program's while it runs.
  public func handOver(_ program: String, _ arguments: [String], input: Data) throws -> Termination
  {
    let file = try ScratchFile(holding: input)
    let handler = signal(SIGINT, SIG_IGN)
    defer { signal(SIGINT, handler) }
    return try spawn(
      program, arguments, in: nil,
      streams: Streams(input: file.descriptor, output: STDOUT_FILENO, error: STDERR_FILENO),
      sharesTerminal: true)
  }

  /// The file that a program's name stands for, or nil when PATH has none.
  public func find(_ program: String) -> String? {
    if program.contains("/") { return program }
    return (environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
      .map { "\($0)/\(program)" }
      .first { isExecutableFile($0) }
  }

  private func isExecutableFile(_ path: String) -> Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
      && !isDirectory.boolValue && access(path, X_OK) == 0
  }

  private func spawn(
    _ program: String, _ arguments: [String], in directory: URL?, streams: Streams,
    sharesTerminal: Bool = false, started: (pid_t) -> Void = { _ in }
  ) throws -> Termination {
    guard let path = find(program) else {
      throw UserError("\(program) is not on PATH: install it, or add its folder to PATH")
    }
    var command = [path] + arguments
    if let directory {
      // There is no portable way to give posix_spawn a directory.
      command =
        ["/bin/sh", "-c", "cd \"$1\" && shift && exec \"$@\"", "sh", directory.path] + command
    }
    let spawn = Spawn(
      command: command, environment: environment, streams: streams, sharesTerminal: sharesTerminal)
    guard let children else { return try spawn.runToEnd(started: started) }
    return try children.run { began in
      try spawn.runToEnd { child in
        began(child)
        started(child)
      }
    }
  }
}
