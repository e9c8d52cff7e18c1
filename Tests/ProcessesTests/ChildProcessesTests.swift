import Foundation
import Testing

@testable import Processes

@Suite struct ChildProcessesTests {
  private let children = ChildProcesses()

  private var subprocess: Subprocess {
    var subprocess = Subprocess(environment: ["PATH": "/usr/bin:/bin"])
    subprocess.children = children
    return subprocess
  }

  @Test func `a child that runs is ended by another thread`() {
    #expect(throws: CancellationError.self) {
      try subprocess.run("sleep", ["1000"]) { [children] _ in
        Thread.detachNewThread { children.cancel() }
      }
    }
  }

  @Test func `after that none is started`() {
    children.cancel()
    var wasStarted = false
    #expect(throws: CancellationError.self) {
      try subprocess.run("sleep", ["1000"]) { _ in wasStarted = true }
    }
    #expect(!wasStarted)
  }

  @Test func `a child that is left alone comes to its end`() throws {
    #expect(try subprocess.run("echo", ["hello"]).text == "hello\n")
  }
}
