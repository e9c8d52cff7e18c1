import Foundation
import Testing

@testable import Processes

@Suite struct BoundedProcessTests {
  @Test func `a process that does not end by itself is ended`() throws {
    let process = BoundedProcess()
    let subprocess = Subprocess(environment: ["PATH": "/usr/bin:/bin"])
    let output = try subprocess.run("sh", ["-c", "kill -STOP $$"]) { id in
      process.begin(id)
      process.end(subprocess)
    }
    process.stop()
    #expect(output.termination == .signalled(SIGKILL))
    #expect(process.wasEnded)
  }

  @Test func `a process that is gone is left alone`() {
    let process = BoundedProcess()
    // A number that no process has.
    process.begin(pid_t.max)
    process.stop()
    process.end(Subprocess(environment: [:]))
    #expect(!process.wasEnded)
  }

  @Test func `children are found however deep they are`() {
    let table = "    1     0\n   10     1\n   11    10\n   12    11\n   13     1\n"
    #expect(Set(BoundedProcess.descendants(of: 10, in: table)) == [11, 12])
  }
}
