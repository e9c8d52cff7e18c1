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
