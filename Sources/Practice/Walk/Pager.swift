import Foundation
import Terminal

/// Shows a long text: through the person's pager on a terminal, otherwise as it is.
struct Pager {
  let context: CommandContext

  /// Shows the text; `hint` says how to see less of it, and is no part of the result. Without a
  /// terminal on both ends no pager is ever started.
  func show(_ text: String, hint: String? = nil) throws {
    let text = Self.harmless(text, isColoured: context.console.style.isColoured)
    guard context.waitForReturn != nil, isatty(STDOUT_FILENO) == 1, let program else {
      context.console.result(text)
      if let hint { context.console.progress(hint) }
      return
    }
    var subprocess = context.subprocess
    // What git gives less: leave when it fits, keep colours, do not clear the screen.
    subprocess.environment["LESS"] = context.environment["LESS"] ?? "FRX"
    let shown = hint.map { "\(text)\n\n\(context.console.style(.dim, $0))" } ?? text
    let end = try subprocess.handOver(
      "/bin/sh", ["-c", Self.script(running: program)], input: Data("\(shown)\n".utf8))
    if case .exited(126...127) = end { context.console.result(text) }
  }

  /// A text that has files and messages in it, without what they may have that a terminal obeys: colours
  /// stay where there are any, and a pipe, which may end in a terminal, gets a sign for each character.
  static func harmless(_ text: String, isColoured: Bool) -> String {
    guard isColoured else { return text.withControlSigns }
    return text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0).printable }.joined(separator: "\n")
  }

  /// What a shell does to wait for the pager, which Ctrl-C is for, without being ended by it itself.
  static func script(running program: String) -> String { "trap : INT\n\(program)" }

  /// The person's pager, which may come with options; nil when text is shown without one.
  private var program: String? {
    guard let pager = context.environment["PAGER"] else {
      return context.subprocess.find("less") == nil ? nil : "less"
    }
    return pager.isEmpty || pager == "cat" ? nil : pager
  }
}
