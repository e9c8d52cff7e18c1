import Testing

@testable import Practice

@Suite struct NotesTests {
  @Test func `every section is read by its heading, without the empty lines around it`() throws {
    let notes = try Notes(ToyNotes.text(about: "paging"), file: "N.md")
    #expect(notes.sections.count == NotesSection.allCases.count)
    #expect(notes.sections[.whyNow] == "Why now of paging.")
  }

  @Test func `hints are three texts without their line ends`() throws {
    let notes = try Notes(ToyNotes.text(), file: "N.md")
    #expect(notes.hints == ["Look at the list.", "Who needs the keys?", "A struct."])
  }

  @Test(arguments: NotesSection.allCases)
  func `a heading that is missing is named with the file`(_ section: NotesSection) {
    #expect(throws: UserError("N.md: the heading \"\(section.rawValue)\" is missing")) {
      try Notes(ToyNotes.text(removed: [section.rawValue]), file: "N.md")
    }
  }

  @Test func `an unknown heading is named, with those that there are`() throws {
    let error = #expect(throws: UserError.self) {
      try Notes(ToyNotes.text() + "\n## Gossip\n\nx\n", file: "N.md")
    }
    #expect(
      error?.message.hasPrefix("N.md: the heading \"Gossip\" is unknown: there are Smell") == true)
  }

  @Test func `a heading that is there twice is named`() {
    #expect(throws: UserError("N.md: the heading \"Move\" is there twice: join the two")) {
      try Notes(ToyNotes.text() + "\n## Move\n\nx\n", file: "N.md")
    }
  }

  @Test func `a heading with nothing below it is named`() {
    #expect(throws: UserError("N.md: nothing stands below the heading \"Say it\"")) {
      try Notes(ToyNotes.text(changed: ["Say it": ""]), file: "N.md")
    }
  }

  @Test(arguments: ["1. One.\n2. Two.", "One, two, three.", "1. a\n2. b\n3. c\n4. d"])
  func `hints that are not three are counted`(_ hints: String) throws {
    let error = #expect(throws: UserError.self) {
      try Notes(ToyNotes.text(changed: ["Hints": hints]), file: "N.md")
    }
    #expect(error?.message.hasPrefix("N.md: Hints has ") == true)
  }

  @Test func `text before any heading is named, so that none is lost`() {
    #expect(throws: UserError("N.md: \"Stray words\" stands before any heading")) {
      try Notes("# T\n\nStray words\nmore\n\n" + ToyNotes.text(), file: "N.md")
    }
  }

  @Test func `everything that is wrong is told at once`() {
    let text = ToyNotes.text(
      changed: ["Say it": "", "Hints": "1. One."], removed: ["Smell", "Move"])
    let problems = [
      "nothing stands below the heading \"Say it\"", "the headings \"Smell\", \"Move\" are missing",
      "Hints has 1 numbered item, and there must be 3",
    ]
    #expect(throws: UserError("N.md: \(problems.joined(separator: "; "))")) {
      try Notes(text, file: "N.md")
    }
  }

  @Test func `what looks like a heading inside code is code`() throws {
    let code = "```\n## Not a heading\n# nor this\n```"
    let notes = try Notes(ToyNotes.text(changed: ["Move": code]), file: "N.md")
    #expect(notes.sections[.move] == code)
  }

  @Test func `line ends of Windows are line ends`() throws {
    let notes = try Notes(ToyNotes.text().replacing("\n", with: "\r\n"), file: "N.md")
    #expect(notes.sections[.smell] == "Smell of it.")
  }
}
