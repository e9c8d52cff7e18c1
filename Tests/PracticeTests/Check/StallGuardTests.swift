import Foundation
import Testing

@testable import Practice

@Suite struct StallGuardTests {
  /// Runs a shell that says nothing, and lets no time pass for the guard.
  private func run(_ script: String) throws -> (Termination, hasStalled: Bool) {
    let folder = try ScratchFolder()
    let ready = folder.url.appending(path: "ready").path
    #expect(mkfifo(ready, 0o600) == 0)
    let stallGuard = StallGuard(files: [], waitForTick: { sched_yield() })
    let output = try Subprocess(environment: ["PATH": "/usr/bin:/bin"])
      .run("sh", ["-c", "\(script); echo >'\(ready)'; exec sleep 1000"]) { process in
        let descriptor = open(ready, O_RDONLY | O_CLOEXEC)
        var byte: UInt8 = 0
        while read(descriptor, &byte, 1) == 1 {}
        close(descriptor)
        stallGuard.watch(process)
      }
    stallGuard.stop()
    return (output.termination, stallGuard.hasStalled)
  }

  @Test func `a process that stands still is ended`() throws {
    let (ended, hasStalled) = try run(":")
    #expect(hasStalled)
    #expect(StallGuard.signals.map(Termination.signalled).contains(ended))
  }

  @Test func `one that hears neither the first nor the second signal is killed`() throws {
    let (ended, hasStalled) = try run("trap '' INT TERM")
    #expect(ended == .signalled(SIGKILL))
    #expect(hasStalled)
  }

  @Test func `one that ends by itself was not ended`() throws {
    let stallGuard = StallGuard(files: [])
    _ = try Subprocess(environment: ["PATH": "/usr/bin:/bin"])
      .run("true", [], started: stallGuard.watch)
    stallGuard.stop()
    #expect(!stallGuard.hasStalled)
  }
}
