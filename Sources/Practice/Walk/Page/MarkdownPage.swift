/// A walkthrough as Markdown, for where HTML cannot go.
struct MarkdownPage {
  let page: WalkPage

  /// The file's text.
  func text() -> String {
    ([PageFile.htmlMark, "# \(escaped(page.title))"] + page.summary
      + [page.verdicts.map { "\($0.words)." }, smells].compactMap { $0 }
      + page.chapters.map(chapter))
      .joined(separator: "\n\n") + "\n"
  }

  private var smells: String? {
    guard !page.smells.rows.isEmpty else { return nil }
    let head =
      "| Smell | Before: \(cell(page.smells.before)) | After: \(cell(page.smells.after)) | |\n"
      + "| --- | ---: | ---: | --- |"
    let rows = page.smells.rows.map {
      "| \(cell($0.title)) | \($0.before) | \($0.after) | \($0.outcome.rawValue) |"
    }
    return ([head] + rows).joined(separator: "\n")
  }

  private func chapter(_ chapter: WalkPage.Chapter) -> String {
    var parts = ["## \(escaped(chapter.title))", escaped(chapter.place)]
    for section in chapter.sections {
      parts += ["### \(section.heading)"] + section.blocks.map(block)
    }
    if let proof = chapter.proof { parts.append("**Proof:** \(escaped(proof))") }
    parts.append("### Changes")
    parts += chapter.changes.isEmpty ? [chapter.withoutChanges] : chapter.changes.map(file)
    if !chapter.questions.isEmpty {
      parts.append("### They may ask")
      parts += chapter.questions.map { "**\($0.question)** \($0.answer)" }
    }
    return parts.joined(separator: "\n\n")
  }

  private func block(_ block: NotesBlock) -> String {
    switch block {
    case .paragraph(let text): text
    case .heading(let text): "#### \(text)"
    case .code(let text): fenced(text, as: "")
    case .list(let items, let isNumbered):
      items.enumerated().map { "\(isNumbered ? "\($0 + 1)." : "-") \($1)" }.joined(separator: "\n")
    }
  }

  private func file(_ change: FileChange) -> String {
    let title = "`\(change.title)` +\(change.added) −\(change.removed)"
    guard !change.lines.isEmpty else { return title }
    let lines = change.lines.map { line in
      switch line.kind {
      case .added: "+\(line.text)"
      case .removed: "-\(line.text)"
      case .context: " \(line.text)"
      case .place: "@@ \(line.text)"
      }
    }
    return "\(title)\n\n\(fenced(lines.joined(separator: "\n"), as: "diff"))"
  }

  /// Code between fences that are longer than any in it.
  private func fenced(_ text: String, as language: String) -> String {
    let longest = text.matches(of: #/`{3,}/#).map(\.output.count).max() ?? 2
    let fence = String(repeating: "`", count: longest + 1)
    return "\(fence)\(language)\n\(text)\n\(fence)"
  }

  private func cell(_ text: String) -> String { text.replacing("|", with: "\\|") }

  /// Text that is not meant to be markup.
  private func escaped(_ text: String) -> String {
    text.replacing(#/[\\`*_<>\[\]#]/#) { "\\\($0.output)" }
  }
}
