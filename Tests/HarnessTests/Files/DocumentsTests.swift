import Foundation
import Simulation
import Synchronization
import Testing
import UIKitShim

@testable import Harness

@Suite("Documents") @MainActor struct DocumentsTests {
  private static let name = "saved.txt"

  /// A screen that shows what an earlier one saved, and saves something.
  private static let caching: @MainActor @Sendable (FixtureScreen) -> Void = { screen in
    guard let file = World.current?.documents.appending(path: name) else { return }
    let saved = try? Data(contentsOf: file)
    screen.label(saved == nil ? "nothing saved" : "saved")
    try? Data("x".utf8).write(to: file)
  }

  @Test func `a cache on the disk that outlives the app is seen`() {
    let verdict = Judge.verdict([.launch, .relaunch]) {
      $0.label("nothing saved")
    } refactored: {
      Self.caching($0)
    }
    #expect(verdict.summary == "Step 2, relaunch: the screen changes at 0 s and should not")
  }

  @Test func `each run has a folder of its own, which goes with the run`() {
    let folders = Mutex<[URL]>([])
    for _ in 0..<2 {
      let run = ScenarioRunner.run(
        Scenario(slug: "documents", title: "Documents", steps: [.launch]),
        on: .fixture { screen in
          folders.withLock { $0.append(World.current?.documents ?? URL(filePath: "/")) }
          Self.caching(screen)
        }, label: "documents")
      #expect(run.trace.description.contains("nothing saved"))
    }
    let paths = folders.withLock { $0.map(\.path) }
    #expect(Set(paths).count == 2)
    #expect(paths.allSatisfy { !FileManager.default.fileExists(atPath: $0) })
  }

  private static func write(_ text: String, to name: String) {
    guard let folder = World.current?.documents else { return }
    let file = folder.appending(path: name)
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? Data(text.utf8).write(to: file, options: .atomic)
  }

  private func trace(
    _ steps: [Step], _ build: @escaping @MainActor @Sendable (FixtureScreen) -> Void
  ) -> Trace {
    ScenarioRunner.run(
      Scenario(slug: "documents", title: "Documents", steps: steps), on: .fixture(build),
      behaviour: Behaviour(log: true, documents: true), label: "documents"
    ).trace
  }

  @Test func `each step shows what changed on the disk, in folders too`() {
    let trace = trace([.launch, .tap("Go"), .tap("Go"), .reopen]) { screen in
      Self.write(#"{"b": 1, "a": "x"}"#, to: "store/a.json")
      screen.button("Go") {
        guard let folder = World.current?.documents else { return }
        try? FileManager.default.removeItem(at: folder.appending(path: "store/a.json"))
      }
    }
    #expect(
      trace.steps[0].files == [
        Trace.File(name: "store/a.json", text: "{\n  \"a\": \"x\"\n  \"b\": 1\n}")
      ])
    #expect(
      trace.steps[1].files == [
        Trace.File(name: "store/", text: "an empty folder"), Trace.File(name: "store/a.json"),
      ])
    #expect(trace.steps[2].files.isEmpty)
  }

  @Test func `a write that is lost, a field that is lost and a file left behind are told`() {
    func verdict(_ refactored: @escaping @MainActor @Sendable () -> Void) -> Verdict {
      Judge.verdict([.launch], behaviour: Behaviour(documents: true)) { screen in
        screen.label("a")
        Self.write(#"[{"id": "1", "note": "late"}]"#, to: "a.json")
      } refactored: { screen in
        screen.label("a")
        refactored()
      }
    }
    #expect(verdict { Self.write(#"[{"note":"late","id":"1"}]"#, to: "a.json") } == .match)
    let slips: [(String, @MainActor @Sendable () -> Void)] = [
      (#""a.json" should be written and is not"#, {}),
      (
        #""a.json" is written, and not with what it should hold"#,
        { Self.write(#"[{"id": "1"}]"#, to: "a.json") }
      ),
      (
        #""a.json.tmp" is written and should not be"#,
        {
          Self.write(#"[{"id": "1", "note": "late"}]"#, to: "a.json")
          Self.write("", to: "a.json.tmp")
        }
      ),
    ]
    for (words, slip) in slips { #expect(verdict(slip).summary == "Step 1, launch: \(words)") }
  }

  @Test func `files stay over reopening and relaunching`() {
    let trace = trace([.launch, .goBack, .reopen, .relaunch]) { screen in
      guard let file = World.current?.documents.appending(path: "a.txt") else { return }
      let lines = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      Self.write(lines + "x", to: "a.txt")
    }
    let texts = trace.steps.map { $0.files.first?.text }
    #expect(texts == ["\"x\"", nil, "\"xx\"", "\"xxx\"", nil])
  }

  @Test func `links and bytes are told, and a link is not followed`() {
    let trace = trace([.launch]) { _ in
      guard let folder = World.current?.documents else { return }
      try? FileManager.default.createSymbolicLink(
        atPath: folder.appending(path: "link").path, withDestinationPath: "/")
      try? Data([0xFF, 1]).write(to: folder.appending(path: "raw"))
    }
    #expect(
      trace.steps[0].files == [
        Trace.File(name: "link", text: #"a link to "/""#),
        Trace.File(name: "raw", text: "2 bytes: FF 01"),
      ])
  }

  @Test func `a line that names the folder is the same in every run`() {
    let build: @MainActor @Sendable (FixtureScreen) -> Void = { screen in
      screen.label("a")
      World.current?.write("at \(World.current?.documents.path ?? "")")
    }
    let trace = trace([.launch], build)
    #expect(trace.steps[0].log.map(\.text) == ["at /phone/Documents"])
  }

  @Test func `a big store costs little where it does not change`() {
    let records = (0..<10_000).map { #"{"id": "\#($0)", "guest": "Guest \#($0)"}"# }
    let text = "[" + records.joined(separator: ",") + "]"
    let trace = trace([.launch, .tap("Go")]) { screen in
      Self.write(text, to: "a.json")
      screen.button("Go") {
        Self.write(text.replacing("Guest 9999\"", with: "Guest\""), to: "a.json")
      }
    }
    #expect(trace.steps[0].files != trace.steps[1].files)
    #expect(trace.description.split(separator: "\n").count < 450)
  }

  @Test func `a folder is made when it is asked for and not before, nor after the end`() {
    let folder = DocumentsFolder(["a.txt": "hello"])
    #expect(folder.changes().isEmpty)
    let path = folder.url.path
    #expect((try? String(contentsOfFile: "\(path)/a.txt", encoding: .utf8)) == "hello")
    #expect(folder.changes().isEmpty)
    folder.remove()
    #expect(!FileManager.default.fileExists(atPath: path))
    #expect(!FileManager.default.fileExists(atPath: folder.url.path))
    let unused = DocumentsFolder(["a.txt": "hello"])
    unused.remove()
    #expect(!FileManager.default.fileExists(atPath: unused.url.path))
  }
}
