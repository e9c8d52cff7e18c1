import Foundation
import Testing

@testable import Processes

@Suite struct WorkerProcessTests {
  private func shell(_ script: String) throws -> WorkerProcess {
    try WorkerProcess("/bin/sh", ["-c", script], environment: ["PATH": "/usr/bin:/bin"])
  }

  @Test func `its lines come one by one, and half a line is none`() throws {
    let worker = try shell("echo one; echo; echo three; printf four; echo why >&2; exit 3")
    #expect(worker.nextLine() == "one")
    #expect(worker.nextLine() == "")
    #expect(worker.nextLine() == "three")
    #expect(worker.nextLine() == nil)
    let (termination, errors) = worker.wait()
    #expect(termination == .exited(3))
    #expect(String(decoding: errors, as: UTF8.self) == "why\n")
  }

  @Test func `many lines come whole, also those that are longer than what is read at once`() throws
  {
    let worker = try shell(
      "i=0; while [ $i -lt 3000 ]; do echo line $i; i=$((i+1)); done; head -c 20000 /dev/zero; echo"
    )
    for number in 0..<3000 { #expect(worker.nextLine() == "line \(number)") }
    #expect(worker.nextLine()?.utf8.count == 20_000)
    #expect(worker.nextLine() == nil)
  }

  @Test func `one that nobody reads any more ends`() throws {
    let worker = try shell("while :; do echo line; done")
    #expect(worker.nextLine() == "line")
    worker.stopReading()
    #expect(worker.nextLine() == nil || worker.nextLine() == "line")
    #expect(worker.wait().termination == .signalled(SIGPIPE))
  }

  @Test func `two that run at once do not hold each other's lines open`() throws {
    let first = try shell("echo one")
    let second = try shell("while :; do echo two; done")
    #expect(first.nextLine() == "one")
    #expect(first.nextLine() == nil)
    second.stopReading()
    #expect(second.wait().termination == .signalled(SIGPIPE))
  }

  @Test func `what it says in error is kept up to a limit`() throws {
    let worker = try shell("head -c 2000000 /dev/zero >&2; echo one; echo last >&2")
    #expect(worker.nextLine() == "one")
    _ = worker.nextLine()
    #expect(worker.wait().errors.count < 1_000_000)
  }

  @Test func `a program that cannot be started is named`() throws {
    let error = #expect(throws: UserError.self) {
      _ = try WorkerProcess("/etc/hosts", [], environment: [:])
    }
    #expect(error?.message.hasPrefix("/etc/hosts cannot be started: ") == true)
  }
}
