/// A walkthrough as one HTML file that needs nothing else: no network, no script.
struct HTMLPage {
  let page: WalkPage

  /// The file's text.
  func text() -> String {
    let title = HTMLText.escaped(page.title)
    return """
      <!doctype html>
      \(PageFile.htmlMark)
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(title)</title>
      <style>
      \(Self.style)
      </style>
      </head>
      <body>
      <header>
      <h1>\(title)</h1>
      \(page.summary.map { "<p>\(HTMLText.inline($0))</p>" }.joined(separator: "\n"))
      </header>
      <main>
      \(page.verdicts.map(verdicts) ?? "")
      \(smells)
      \(contents)
      \(page.chapters.enumerated().map(chapter).joined(separator: "\n"))
      </main>
      </body>
      </html>

      """
  }

  private var smells: String {
    guard !page.smells.rows.isEmpty else { return "" }
    return """
      <section>
      <h2>Smells, before and after</h2>
      \(SmellChart(change: page.smells).svg)
      </section>
      """
  }

  private func verdicts(_ strip: VerdictStrip) -> String {
    """
    <section>
    <h2>How it went</h2>
    <p>\(HTMLText.escaped(strip.words)).</p>
    \(VerdictChart(strip: strip).svg)
    </section>
    """
  }

  private var contents: String {
    guard page.chapters.count > 1 else { return "" }
    let items = page.chapters.enumerated().map { index, chapter in
      "<li><a href=\"#step-\(index)\">\(HTMLText.escaped(chapter.title))</a></li>"
    }
    return "<nav aria-label=\"Steps\"><ul>\(items.joined())</ul></nav>"
  }

  private func chapter(_ index: Int, _ chapter: WalkPage.Chapter) -> String {
    let sections = chapter.sections.map {
      "<h3>\(HTMLText.escaped($0.heading))</h3>\n\(HTMLText.blocks($0.blocks))"
    }
    let proof = chapter.proof.map { "<p class=\"proof\">\(HTMLText.escaped($0))</p>" } ?? ""
    return """
      <article id="step-\(index)">
      <h2>\(HTMLText.escaped(chapter.title))</h2>
      <p class="place">\(HTMLText.escaped(chapter.place))</p>
      \(sections.joined(separator: "\n"))
      \(proof)
      <h3>Changes</h3>
      \(changes(of: chapter))
      \(questions(chapter.questions))
      </article>
      """
  }

  private func changes(of chapter: WalkPage.Chapter) -> String {
    guard !chapter.changes.isEmpty else {
      return "<p>\(HTMLText.escaped(chapter.withoutChanges))</p>"
    }
    let size = ChangeSize(chapter.changes)
    let sum =
      "<p>\(plural(chapter.changes.count, "file")), \(Self.counts(size.added, size.removed))</p>"
    return ([sum] + chapter.changes.map(file)).joined(separator: "\n")
  }

  /// Open, unless all that it shows is code that is gone.
  private func file(_ change: FileChange) -> String {
    let isOpen = change.kind != .removed
    let summary =
      "<summary><span class=\"path\">\(HTMLText.escaped(change.title))</span> "
      + "\(Self.counts(change.added, change.removed))</summary>"
    guard !change.lines.isEmpty else {
      let why = if case .renamed = change.kind { "moved as it is" } else { "nothing to show" }
      return
        "<p class=\"file\"><span class=\"path\">\(HTMLText.escaped(change.title))</span> \(why)</p>"
    }
    let lines = change.lines.map(line).joined()
    return
      "<details\(isOpen ? " open" : "")>\(summary)\n<pre class=\"diff\">\(lines)</pre></details>"
  }

  private func line(_ line: FileChange.Line) -> String {
    let text = HTMLText.escaped(line.text)
    return switch line.kind {
    case .added: "<ins>+\(text)\n</ins>"
    case .removed: "<del>-\(text)\n</del>"
    case .context: "<span> \(text)\n</span>"
    case .place: "<b>\(text)\n</b>"
    }
  }

  private func questions(_ questions: [Question]) -> String {
    guard !questions.isEmpty else { return "" }
    let items = questions.map {
      "<details><summary>\(HTMLText.inline($0.question))</summary>"
        + "<p>\(HTMLText.inline($0.answer))</p></details>"
    }
    return "<h3>They may ask</h3>\n\(items.joined(separator: "\n"))"
  }

  private static func counts(_ added: Int, _ removed: Int) -> String {
    "<span class=\"counts\"><span class=\"added\">+\(added)</span> "
      + "<span class=\"removed\">−\(removed)</span></span>"
  }
}
