import Foundation
import Processes
import Testing

@testable import Mutants

@Suite struct MutantFileTests {
  private func read(_ text: String, as name: String = "one-row-late") throws -> Mutant {
    let root = FileManager.default.temporaryDirectory
      .appending(path: "mutants \(UUID().uuidString)", directoryHint: .isDirectory)
    defer { try? FileManager.default.removeItem(at: root) }
    let folder = root.appending(path: "Katas/Toy/Mutants")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let url = folder.appending(path: "\(name).json")
    try Data(text.utf8).write(to: url)
    return try MutantFile(url).read()
  }

  @Test func `a mutant has a title, a reason and edits`() throws {
    let mutant = try read(
      """
      {"title": "T", "why": "W", "edits": [
        {"file": "A.swift", "find": "a", "replace": ["b", "  c"]},
        {"file": "B.swift", "find": ["x", "y"], "replace": ""}
      ]}
      """)
    let edits = [
      Mutant.Edit(file: "A.swift", find: "a", replace: "b\n  c"),
      Mutant.Edit(file: "B.swift", find: "x\ny", replace: ""),
    ]
    #expect(mutant == Mutant(slug: "one-row-late", title: "T", why: "W", edits: edits))
  }

  @Test(arguments: [
    ("", "is empty; write title, why and edits, or remove it"),
    ("{\"title\": ", "it is not JSON"),
    ("{\"title\": \"T\", \"edits\": []}", "\"why\" is missing"),
    (
      "{\"title\": \"T\", \"why\": \"W\", \"edit\": []}",
      "\"edit\" is not known here; known are title, why, edits"
    ),
    ("{\"title\": \"T\", \"why\": \"W\", \"edits\": []}", "\"edits\" is empty; write one"),
    ("{\"title\": \" \", \"why\": \"W\", \"edits\": []}", "\"title\" is empty; write a sentence"),
    (
      "{\"title\": \"T\", \"why\": \"W\", \"edits\": [{\"file\": \"A\", \"find\": 3, \"replace\": \"\"}]}",
      "a value of type String is expected at edits.[0].find"
    ),
    (
      "{\"title\": \"T\", \"why\": \"W\", \"edits\": [{\"file\": \"A\", \"line\": 3}]}",
      "\"line\" is not known here; known are file, find, replace"
    ),
  ])
  func `a broken file is named with what is wrong`(text: String, reason: String) {
    let error = #expect(throws: UserError.self) { try read(text) }
    #expect(error?.message.hasPrefix("Katas/Toy/Mutants/one-row-late.json: \(reason)") == true)
    #expect(error?.message.contains("\n") == false)
  }

  @Test func `a name that is no slug is refused`() {
    let error = #expect(throws: UserError.self) { try read("{}", as: "One_row") }
    #expect(error?.message.contains("name the file in lower-case letters") == true)
  }

  /// Whether each still fits the code is for `lab mutants` to say: in an attempt there is other code.
  @Test func `every mutant of a kata can be read`() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    for kata in try FileManager.default.contentsOfDirectory(atPath: "\(root.path)/Katas") {
      let files = MutantFile.all(in: root.appending(path: "Katas/\(kata)/Mutants"))
      for file in files { _ = try file.read() }
    }
  }

  @Test(arguments: [
    ("one-row-lat", "one-row-late"), ("ONE-ROW-LATE", "one-row-late"), ("late", "one-row-late"),
    ("the page is asked for to late", "one-row-late"), ("leak", "keeps-the-screen"), ("zzz", nil),
  ])
  func `what is mistyped is taken for the nearest name or title`(
    word: String, slug: String?
  ) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "mutants \(UUID().uuidString)", directoryHint: .isDirectory)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let titles = [
      "one-row-late": "The page is asked for too late", "keeps-the-screen": "A closure leaks",
    ]
    for (slug, title) in titles {
      let text =
        "{\"title\": \"\(title)\", \"why\": \"W\", "
        + "\"edits\": [{\"file\": \"A.swift\", \"find\": \"a\", \"replace\": \"b\"}]}"
      try Data(text.utf8).write(to: folder.appending(path: "\(slug).json"))
    }
    let files = MutantFile.all(in: folder)
    #expect(MutantFile.nearest(to: word, among: files)?.slug == slug)
  }
}
