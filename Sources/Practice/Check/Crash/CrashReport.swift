import Foundation

/// What a process printed that crashed, with what a person needs before the rest.
struct CrashReport: Equatable, Sendable {
  /// What went wrong and where, in one line; nil where nothing tells.
  let headline: String?

  /// What else there is to read.
  let rest: [String]

  /// Where the simulation was, as it said itself.
  private let lastWords: String?

  /// The report in what was printed; `folders` are where a person works, from the top level.
  init(_ lines: [String] = [], folders: [String] = []) {
    let message = Message(lines)
    let frames = lines.filter(StackFrame.isFrame)
    let own = frames.compactMap(StackFrame.init).compactMap { frame in
      frame.path(in: folders).map { (frame: frame, path: "\($0):\(frame.line)") }
    }
    lastWords = lines.first { $0.hasPrefix("error: The process crashed in ") }
    let place = own.first.map { (path: $0.path, function: $0.frame.function) }
    headline =
      if let place {
        "\(place.path): \(message.text ?? "crashed"), in \(place.function)"
      } else {
        message.line
      }
    // A backtrace without a line of the person's own is all that there is to go by.
    let fold = own.isEmpty ? frames : own.map { "  \($0.path), in \($0.frame.function)" }
    let elsewhere = own.isEmpty ? 0 : frames.count - own.count
    rest =
      lines.filter { !StackFrame.isFrame($0) && !Self.isNoise($0) && $0 != message.line } + fold
      + (elsewhere > 0 ? ["  and \(plural(elsewhere, "frame")) of other code"] : [])
  }

  /// Whether it was this scenario that crashed, and nothing that ran beside it.
  func names(_ scenario: String) -> Bool { lastWords?.contains(", \(scenario), ") ?? false }

  /// What the backtrace says about itself.
  private static func isNoise(_ line: String) -> Bool {
    line == "..."
      || line.firstMatch(
        of:
          #/^(?:\*\*\* (?:Signal|Program crashed)|Platform: |Thread \d+ .*crashed:|Backtrace took)/#
      ) != nil
  }

  /// What the process said about the crash.
  private struct Message {
    /// The words alone.
    var text: String?

    /// The line that has them and nothing else of use.
    var line: String?

    init(_ lines: [String]) {
      for line in lines {
        if let match = line.firstMatch(
          of: #/^(?:.+\.swift:\d+: )?((?:Fatal error|Precondition failed|Assertion failed).*)$/#)
        {
          let words = match.1.trimmingPrefix("Fatal error: ")
          (text, self.line) = (String(words), line)
          return
        }
        if let match = line.firstMatch(of: #/Swift runtime failure: (.+?)(?: \+ \d+)? in /#) {
          text = String(match.1)
          self.line = "Swift runtime failure: \(match.1)"
        } else if text == nil,
          let match = line.firstMatch(of: #/^\*\*\* Program crashed: (.+?) at /#)
        {
          text = String(match.1)
          self.line = "the program crashed: \(match.1)"
        }
      }
    }
  }
}

extension StackFrame {
  /// The file from the top level, when it lies in one of these folders and a person wrote it.
  fileprivate func path(in folders: [String]) -> String? {
    guard !file.hasSuffix("/LinkSeams.swift") else { return nil }
    return folders.lazy.compactMap { file.range(of: "/\($0)/") }.first.map {
      String(file[file.index(after: $0.lowerBound)...])
    }
  }
}
