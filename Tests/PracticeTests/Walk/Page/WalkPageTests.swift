import Testing

@testable import Practice

@Suite struct WalkPageTests {
  /// A page on which everything that people or code can write is hostile.
  private var page: WalkPage {
    let evil = "<script>alert(\"&'\")</script>"
    return WalkPage(
      title: evil, summary: [evil],
      smells: SmellChange(
        before: (evil, [Smell.untypedData.id: 3, Smell.unitTests.id: 0]),
        after: (evil, [Smell.untypedData.id: 0, Smell.unitTests.id: 0]), goals: []),
      chapters: [
        WalkPage.Chapter(
          title: evil, place: evil,
          sections: [
            .init(
              heading: evil,
              blocks: [
                .paragraph(evil), .heading(evil), .code(evil),
                .list([evil, "`\(evil)` and **\(evil)**"], isNumbered: false),
              ])
          ], proof: evil,
          changes: [
            FileChange(
              path: evil, kind: .renamed(from: evil),
              lines: [.init(kind: .added, text: evil), .init(kind: .place, text: evil)])
          ], questions: [Question(question: evil, answer: evil)])
      ])
  }

  @Test func `nothing that a person or the code wrote becomes markup`() {
    let html = HTMLPage(page: page).text()
    #expect(!html.contains("<script"))
    #expect(!html.contains("alert(\""))
    #expect(html.contains("+&lt;script&gt;alert(&quot;&amp;&#39;&quot;)&lt;/script&gt;"))
  }

  @Test func `a page needs no network and no script`() {
    let html = HTMLPage(page: page).text()
    for word in ["http:", "https:", "url(", "@import", "<link", "onclick"] {
      #expect(!html.contains(word), "\(word)")
    }
  }

  @Test func `what hides or turns text round is shown by its number`() {
    #expect(HTMLText.escaped("a\u{202E}b\u{0}c\u{200B}d\te") == "a⟨U+202E⟩b⟨U+0⟩c⟨U+200B⟩d\te")
  }

  @Test func `code and strong text keep what stands between their marks`() {
    #expect(
      HTMLText.inline("see `[[String: Any]]`, **really** *not*")
        == "see <code>[[String: Any]]</code>, <strong>really</strong> *not*")
  }

  @Test func `only smells that were ever there are drawn, with both numbers in words`() {
    let change = SmellChange(
      before: ("Before", [Smell.untypedData.id: 18, Smell.unitTests.id: 0]),
      after: ("After", [Smell.untypedData.id: 0, Smell.unitTests.id: 0, Smell.typeLines.id: 4]),
      goals: [])
    #expect(change.rows.map(\.title) == ["Untyped data"])
    #expect(
      SmellChart(change: change).svg.contains("aria-label=\"Untyped data: 18 before, 0 after"))
  }

  @Test func `good and bad look different, and are told in words too`() {
    let (data, tests, lines) = (Smell.untypedData.id, Smell.unitTests.id, Smell.typeLines.id)
    let width = Smell.protocolWidth.id
    let change = SmellChange(
      before: ("God object", [data: 18, tests: 0, lines: 40, width: 0]),
      after: ("Model", [data: 0, tests: 9, lines: 50, width: 2]),
      goals: [
        Goal(smell: tests, bound: .atLeast(3)), Goal(smell: lines, bound: .atMost(45)),
        Goal(smell: width, bound: .atMost(3)),
      ])
    let svg = SmellChart(change: change).svg
    #expect(svg.contains(">Before: God object<") && svg.contains(">After: Model<"))
    #expect(
      svg.contains(">0, better<") && svg.contains(">9, better<") && svg.contains(">50, worse<"))
    #expect(svg.contains(">2, within the goal<"))
    #expect(svg.contains("class=\"after worse\""))
    let markdown = MarkdownPage(
      page: WalkPage(title: "T", summary: [], smells: change, chapters: [])
    ).text()
    #expect(markdown.contains("| Smell | Before: God object | After: Model | |"))
    #expect(markdown.contains("| Unit tests | 0 | 9 | better |"))
  }

  @Test func `code that is gone is folded, and a file that only moved has nothing to unfold`() {
    var page = page
    page = WalkPage(
      title: "T", summary: [], smells: page.smells,
      chapters: [
        WalkPage.Chapter(
          title: "C", place: "P",
          changes: [
            FileChange(path: "Gone", kind: .removed, lines: [.init(kind: .removed, text: "x")]),
            FileChange(path: "Kept", kind: .changed, lines: [.init(kind: .added, text: "x")]),
            FileChange(path: "New", kind: .renamed(from: "Old"), lines: []),
          ])
      ])
    let html = HTMLPage(page: page).text()
    #expect(html.contains("<details><summary><span class=\"path\">Gone (gone)"))
    #expect(html.contains("<details open><summary><span class=\"path\">Kept"))
    #expect(html.contains("<p class=\"file\"><span class=\"path\">Old → New</span> moved as it is"))
  }

  @Test func `Markdown fences hold code that has fences of its own`() {
    let page = WalkPage(
      title: "T", summary: [], smells: self.page.smells,
      chapters: [
        WalkPage.Chapter(
          title: "C", place: "P",
          changes: [
            FileChange(path: "A", kind: .changed, lines: [.init(kind: .added, text: "````")])
          ])
      ])
    #expect(MarkdownPage(page: page).text().contains("`````diff\n+````\n`````"))
  }
}
