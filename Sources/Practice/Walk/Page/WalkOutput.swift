/// Where a walkthrough is written, when it is not shown.
struct WalkOutput {
  private let format: (WalkPage) -> String
  private let file: PageFile
  private let console: Console

  /// What `--html` or `--markdown` asks for; nil when neither was given.
  init?(_ arguments: CommandArguments, in context: CommandContext) throws {
    let html = arguments.value(of: "--html")
    let markdown = arguments.value(of: "--markdown")
    guard let path = html ?? markdown else { return nil }
    guard html == nil || markdown == nil else {
      throw UserError.usage(
        "--html and --markdown each write a file of their own: give one of them")
    }
    guard !arguments.has("--short") else {
      throw UserError.usage("--short is for the terminal: leave it out, a page folds its patches")
    }
    guard !path.isEmpty else {
      throw UserError.usage("--\(html == nil ? "markdown" : "html") needs the name of a file")
    }
    format = { html == nil ? MarkdownPage(page: $0).text() : HTMLPage(page: $0).text() }
    file = PageFile(path, from: context.directory)
    console = context.console
  }

  /// Writes a page and says where.
  func write(_ page: WalkPage) throws {
    try file.write(format(page))
    console.result("Written to \(file.url.path)")
  }
}
