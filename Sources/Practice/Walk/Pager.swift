import Foundation

/// Shows a long text: through the person's pager on a terminal, otherwise as it is.
struct Pager {
  let context: CommandContext

  /// Shows the text. Without a terminal on both ends no pager is ever started.
  func show(_ text: String) throws {
    guard context.waitForReturn != nil, isatty(STDOUT_FILENO) == 1, let program else {
      return context.console.result(text)
    }
    let folder = try ScratchFolder()
    let file = folder.url.appending(path: "walk")
    try Data("\(text)\n".utf8).write(to: file)
    var subprocess = context.subprocess
    // What git gives less: leave when it fits, keep colours, do not clear the screen.
    subprocess.environment["LESS"] = context.environment["LESS"] ?? "FRX"
    let end = try subprocess.handOver("/bin/sh", ["-c", "\(program) \"$1\"", "sh", file.path])
    if case .exited(126...127) = end { context.console.result(text) }
  }

  /// The person's pager, which may come with options; nil when text is shown without one.
  private var program: String? {
    guard let pager = context.environment["PAGER"] else {
      return context.subprocess.find("less") == nil ? nil : "less"
    }
    return pager.isEmpty || pager == "cat" ? nil : pager
  }
}
