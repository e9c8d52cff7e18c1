import Foundation
import Testing

@testable import Processes

@Suite struct SubprocessTests {
  private let subprocess = Subprocess(environment: ["PATH": "/usr/bin:/bin", "WORD": "grüezi"])

  private func shell(_ script: String, in folder: URL? = nil, input: String = "") throws
    -> Subprocess.Output
  {
    try subprocess.run("sh", ["-c", script], in: folder, input: Data(input.utf8))
  }

  @Test func `both streams are kept apart, however much there is`() throws {
    let script = "head -c 300000 /dev/zero; head -c 200000 /dev/zero >&2"
    let output = try shell(script)
    #expect(output.standardOutput.count == 300_000)
    #expect(output.standardError.count == 200_000)
  }

  @Test func `a status and a signal are told apart`() throws {
    #expect(try shell("exit 3").termination == .exited(3))
    #expect(try shell("kill -9 $$").termination == .signalled(9))
    #expect(try shell("true").termination.isSuccess)
  }

  @Test func `input arrives whole, and none is an empty one`() throws {
    let text = String(repeating: "line\n", count: 50_000)
    #expect(try shell("cat", input: text).text == text)
    #expect(try shell("cat").text == "")
  }

  @Test func `the child sees the environment that was given and no other`() throws {
    #expect(try shell("printf %s \"$WORD$HOME\"").text == "grüezi")
  }

  @Test func `it runs in a folder whose name has a space and more`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "a 'b' é \(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(try shell("pwd -P", in: folder).text == "\(try #require(folder.realPath))\n")
  }

  @Test func `a program that is missing is named`() {
    let error = UserError("swiftt is not on PATH: install it, or add its folder to PATH")
    #expect(throws: error) { try subprocess.run("swiftt", []) }
  }

  @Test func `a file that cannot be started is named`() throws {
    let error = #expect(throws: UserError.self) { try subprocess.run("/etc/hosts", []) }
    #expect(error?.message.hasPrefix("/etc/hosts cannot be started: ") == true)
  }
}
