import Foundation
import Testing

@testable import Practice

@Suite struct InterruptionTests {
  private let bench: Bench
  private let program: KataProgram

  init() throws {
    bench = try Bench()
    program = KataProgram(bench: bench)
    for name in ["lives", "never"] { try bench.shell("mkfifo \(pipe(name).quotedForShell)") }
  }

  private func pipe(_ name: String) -> String { bench.beside(name).path }

  /// Reads until everybody who could write is gone.
  private func readToEnd(_ descriptor: Int32) -> String {
    var bytes: [UInt8] = []
    var byte: UInt8 = 0
    var readable = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    // No wait that a test depends on: a child that is left behind would else hold this up for ever.
    while poll(&readable, 1, 20_000) == 1, read(descriptor, &byte, 1) == 1 { bytes.append(byte) }
    let isOver = poll(&readable, 1, 0) == 1
    return String(decoding: bytes, as: UTF8.self) + (isOver ? "" : "still running")
  }

  @Test(arguments: [SIGTERM, SIGINT, SIGHUP])
  func `a signal ends what it runs, and then itself`(signal: Int32) throws {
    // A build that waits for ever in a child of its own, which passes on a line once it runs, and holds
    // a pipe open as long as it lives.
    let never = open(pipe("never"), O_RDWR | O_CLOEXEC)
    defer { close(never) }
    #expect(write(never, "\n", 1) == 1)
    try bench.makeProgram(
      "swift",
      script: """
        [ "$1" = --version ] && { echo 'Swift version 6.3'; exit; }
        cat <\(pipe("never").quotedForShell) >\(pipe("lives").quotedForShell)
        """)
    var lives: Int32 = -1
    let output = try program.run(["start", "toy", "--now"]) { kata in
      lives = open(pipe("lives"), O_RDONLY | O_CLOEXEC)
      var byte: UInt8 = 0
      while byte != UInt8(ascii: "\n"), read(lives, &byte, 1) == 1 {}
      kill(kata, signal)
    }
    defer { close(lives) }
    #expect(readToEnd(lives) == "")
    #expect(output.termination == .exited(128 + signal))
    #expect(try bench.attempts()[0].isPrepared)
  }

  @Test func `a stop stops what it runs as well, which goes on when it does`() throws {
    let never = open(pipe("never"), O_RDWR | O_CLOEXEC)
    defer { close(never) }
    try bench.makeProgram(
      "swift",
      script: """
        [ "$1" = --version ] && { echo 'Swift version 6.3'; exit; }
        echo $$ >\(pipe("lives").quotedForShell)
        exec cat <\(pipe("never").quotedForShell)
        """)
    var states: [Bool] = []
    let output = try program.run(["start", "toy", "--now"]) { kata in
      let child = firstLine(of: pipe("lives"))
      for (signal, isStopped) in [(SIGTSTP, true), (SIGCONT, false)] {
        kill(kata, signal)
        states.append(process(child, comesTo: isStopped))
      }
      kill(kata, SIGTERM)
    }
    #expect(states == [true, true])
    #expect(output.termination == .exited(128 + SIGTERM))
  }

  private func firstLine(of path: String) -> String {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var byte: UInt8 = 0
    while read(descriptor, &byte, 1) == 1, byte != UInt8(ascii: "\n") { bytes.append(byte) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Asks the system until a process is stopped, or is not any more.
  private func process(_ id: String, comesTo isStopped: Bool) -> Bool {
    let subprocess = Subprocess(environment: bench.environment)
    // No wait that the test depends on: it ends where the signal has arrived, mostly at once.
    return (0..<300).contains { _ in
      let state = try? subprocess.run("ps", ["-o", "stat=", "-p", id]).text
      return state?.isEmpty == false && state?.hasPrefix("T") == isStopped
    }
  }

  @Test func `a switch is not broken off by one`() throws {
    bench.kata("start", "toy", "--now")
    let git = try #require(Subprocess(environment: bench.environment).find("git"))
    try bench.makeProgram(
      "git",
      script: """
        case "$*" in *" switch "*)
          kill -TERM $PPID
          exec '\(git)' "$@" ;;
        esac
        exec '\(git)' "$@"
        """)
    try bench.write("// edited\n", to: "Sources/Refactored/Toy/App.swift")
    let output = try program.run(["stage", "1"]) { _ in }
    #expect(output.termination == .exited(128 + SIGTERM))
    try bench.makeProgram("git", script: "exec '\(git)' \"$@\"")
    #expect(try bench.read("Sources/Refactored/Toy/App.swift") == "// legacy app\n")
    #expect(bench.kata("stage", "mine").code == .success)
    #expect(try bench.read("Sources/Refactored/Toy/App.swift") == "// edited\n")
  }
}
