import Foundation
import Terminal

/// The world that a command runs in, so that tests can give it another one.
public struct CommandContext: Sendable {
  /// Where the command writes.
  public var console: Console

  /// The folder that the person is in.
  public let directory: URL

  /// The person's environment variables.
  public let environment: [String: String]

  /// What time it is.
  public let now: @Sendable () -> Date

  /// Waits for the person to press Return, and returns false for whatever else they do; nil when
  /// nobody sits at a terminal.
  public let waitForReturn: (@Sendable () -> Bool)?

  /// Where the programs that a command runs can be ended from another thread.
  var children: ChildProcesses?

  /// Takes the terminal over as a full screen; nil when there is none to take.
  var openScreen: @Sendable () -> FullScreen? = { nil }

  /// What the person types next, without the line end; nil at the end of the input, and for Ctrl-C. It
  /// is nil itself when nobody sits at a terminal.
  public var readAnswer: (@Sendable () -> String?)?

  /// How long the machine has run; nil where it does not tell.
  public var uptime: @Sendable () -> Uptime? = { nil }

  /// A context with everything given.
  public init(
    console: Console, directory: URL, environment: [String: String],
    now: @escaping @Sendable () -> Date, waitForReturn: (@Sendable () -> Bool)? = nil
  ) {
    self.console = console
    self.directory = directory
    self.environment = environment
    self.now = now
    self.waitForReturn = waitForReturn
  }

  /// The process's own world.
  public static func standard() -> CommandContext {
    let environment = ProcessInfo.processInfo.environment
    let folder = FileManager.default.currentDirectoryPath
    let waitForReturn: (@Sendable () -> Bool)? =
      isatty(STDIN_FILENO) == 1 ? { @Sendable in Keyboard.waitForReturn() } : nil
    var context = CommandContext(
      console: .standard(environment: environment),
      directory: URL(filePath: folder, directoryHint: .isDirectory),
      environment: environment, now: { Date() }, waitForReturn: waitForReturn)
    if environment["TERM"] != "dumb" { context.openScreen = { FullScreen(output: STDOUT_FILENO) } }
    context.uptime = { .now() }
    if isatty(STDIN_FILENO) == 1 { context.readAnswer = { Keyboard.readLineOrInterrupt() } }
    return context
  }

  /// The workbench that the person is in.
  public func workbench() throws -> Workbench {
    try Workbench(around: directory, environment: environment)
  }

  /// Runs other programs with the person's environment, but for what would make a check believe too
  /// much: the variable that has SwiftPM build elsewhere than where a check looks, so that it would judge
  /// an old build, and the one that gives dictionaries the same order in each process.
  public var subprocess: Subprocess {
    var subprocess = Subprocess(
      environment: environment.filter { !Self.misleading.contains($0.key) })
    subprocess.children = children
    return subprocess
  }

  private static let misleading = ["SWIFTPM_BUILD_DIR", "SWIFT_DETERMINISTIC_HASHING"]
}
