import Foundation
import Testing

@testable import Practice

@Suite struct WalkFileTests {
  private let bench: Bench

  init() throws { bench = try .withNotes() }

  @Test func `the reference is written as a page, and over an older page`() throws {
    let run = bench.kata("walk", "toy", "--html", "walk.html")
    #expect(run.code == .success)
    #expect(run.result == ["Written to \(bench.root.appending(path: "walk.html").path)"])
    let page = try bench.read("walk.html")
    for text in ["<h1>Toy, the reference solution</h1>", "Smell of 0-legacy.", "+// typed list"] {
      #expect(page.contains(text), "\(text)")
    }
    #expect(!page.contains("Look at the list"), "hints are no part of the story")
    #expect(bench.kata("walk", "toy", "--html", "walk.html", "--stage", "1").code == .success)
    #expect(try bench.read("walk.html").contains("<h1>Toy 1: Model</h1>"))
  }

  @Test func `Markdown is written too`() throws {
    #expect(bench.kata("walk", "toy", "--markdown", "walk.md").code == .success)
    #expect(try bench.read("walk.md").contains("## 1 Model\n\ntoy/1-model"))
  }

  @Test func `an attempt is written commit by commit, with what is not committed last`() throws {
    bench.kata("start", "toy", "--now")
    try bench.write("// <script>\n", to: "Sources/Refactored/Toy/List.swift")
    try bench.git(["commit", "--all", "--quiet", "--message", "Type <b>rows</b>\n\nA reason."])
    try bench.write("// more\n", to: "Sources/Refactored/Toy/New.swift")
    #expect(bench.kata("walk", "--mine", "--html", "mine.html").code == .success)
    var rest = try bench.read("mine.html")[...]
    for part in [
      "<h1>Toy, an attempt</h1>", "How it went", "0 checks", "1 Type &lt;b&gt;rows&lt;/b&gt;",
      "A reason.", "+// &lt;script&gt;", "Not committed", "New.swift (new)", "+// more",
    ] {
      let found = try #require(rest.firstRange(of: part), "\(part) is missing or out of order")
      rest = rest[found.upperBound...]
    }
  }

  @Test func `no other file is ever written over`() throws {
    let before = try bench.read("Package.swift")
    let run = bench.kata("walk", "toy", "--html", "Package.swift")
    #expect(run.code == .usage)
    #expect(run.error?.hasSuffix("name another file, or delete it first") == true)
    #expect(try bench.read("Package.swift") == before)
  }

  @Test func `a folder, a folder that is not there, and options that do not go together`() {
    for (words, part) in [
      (["--html", "Katas"], "is a folder"), (["--html", "no/where.html"], "cannot be written"),
      (["--html", "a.html", "--markdown", "a.md"], "give one of them"),
      (["--html", "a.html", "--short"], "leave it out"), (["--html", ""], "needs the name"),
    ] {
      let run = bench.kata(["walk", "toy"] + words)
      #expect(run.code != .success)
      #expect(run.error?.contains(part) == true, "\(words): \(run.progress)")
    }
  }
}
