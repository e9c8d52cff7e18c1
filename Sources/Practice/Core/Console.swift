import Foundation
import Terminal

/// Where a command writes: results to standard output, everything else to standard error.
public struct Console: Sendable {
  /// Writes a line of the result.
  public let result: @Sendable (String) -> Void

  /// Writes a line about progress, or a warning.
  public let progress: @Sendable (String) -> Void

  /// How results are coloured.
  public let style: TextStyle

  /// How progress is coloured.
  public let progressStyle: TextStyle

  /// How long a line may be that is broken at all: text that is read, not data.
  public let width: Int

  /// Longer lines than this are hard to read in any window.
  public static let longestLine = 100

  /// A console that writes lines to two sinks.
  public init(
    result: @escaping @Sendable (String) -> Void, progress: @escaping @Sendable (String) -> Void,
    style: TextStyle = .plain, progressStyle: TextStyle = .plain,
    width: Int = Console.longestLine
  ) {
    self.result = result
    self.progress = progress
    self.style = style
    self.progressStyle = progressStyle
    self.width = width
  }

  /// Says what is wrong, in one line.
  func say(error: String) {
    progress("\(progressStyle(.red, "error:")) \(error)")
  }

  /// The process's own streams, coloured where they are a terminal.
  public static func standard(environment: [String: String]) -> Console {
    Console(
      result: StandardStreams.writeResult, progress: StandardStreams.writeProgress,
      style: TextStyle(descriptor: STDOUT_FILENO, environment: environment),
      progressStyle: TextStyle(descriptor: STDERR_FILENO, environment: environment),
      width: min(longestLine, FullScreen.columns(of: STDOUT_FILENO) ?? longestLine))
  }
}
