import Foundation

/// The clock that attempts are timed with: the wall clock, without what setting it would change.
struct AttemptClock: Sendable {
  private let context: CommandContext
  private let state: ClockState?

  /// The wall clock as it is.
  init(wall context: CommandContext) {
    self.context = context
    state = nil
  }

  private init(context: CommandContext, state: ClockState) {
    self.context = context
    self.state = state
  }

  /// What time it is.
  func now() -> Date {
    let wall = context.now()
    guard let state, let uptime = context.uptime() else { return wall }
    return wall - state.following(wall: wall, uptime: uptime).shift
  }

  /// Where the state is kept.
  static func file(in stateDirectory: URL) -> URL { stateDirectory.appending(path: "clock.json") }

  /// Compares the clocks with what was last seen of them, and keeps what is seen now. A clock that was
  /// set counts only while an attempt is under way (`isTiming`).
  static func open(
    in stateDirectory: URL, context: CommandContext, isTiming: Bool
  ) throws -> AttemptClock {
    guard let uptime = context.uptime() else { return AttemptClock(wall: context) }
    let file = file(in: stateDirectory)
    return try StateLock(directory: stateDirectory).whileHeld {
      let wall = context.now()
      let before = try read(file)
      let known = isTiming ? before?.following(wall: wall, uptime: uptime) : nil
      let state = known ?? ClockState(wall: wall, uptime: uptime)
      try write(state, to: file)
      return AttemptClock(context: context, state: state)
    }
  }

  /// What the file holds, or nil when there is none.
  static func read(_ file: URL) throws -> ClockState? {
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    guard let json = try? Data(contentsOf: file) else {
      throw UserError("\(file.path) cannot be opened: check its permissions, or delete it")
    }
    let state: ClockState
    do {
      state = try JSONFile.decode(ClockState.self, from: json, file: file.path)
    } catch let error as UserError {
      throw UserError("\(error.message): delete it")
    }
    guard state.version == ClockState.version else {
      throw UserError(
        "\(file.path) has version \(state.version), and this workbench reads "
          + "\(ClockState.version): update the workbench, or delete the file")
    }
    let numbers = [state.wall, state.uptime, state.shift]
    guard numbers.allSatisfy({ abs($0) < 1e11 }) else {
      throw UserError("\(file.path) has a time in it that cannot be: delete it")
    }
    return state
  }

  private static func write(_ state: ClockState, to file: URL) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    do {
      try encoder.encode(state).write(to: file, options: .atomic)
    } catch {
      throw UserError("\(file.path) cannot be written: check permissions and free space")
    }
  }
}
