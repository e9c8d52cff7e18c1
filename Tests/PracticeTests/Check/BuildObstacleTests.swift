import Testing

@testable import Practice

@Suite struct BuildObstacleTests {
  @Test(arguments: [
    (
      "<unknown>:0: error: precompiled file '/w/a.pcm' was compiled with module cache path '/v', "
        + "but the path is currently '/w'", "rm -rf .build"
    ),
    ("error: compile command failed due to signal 9 (use -v to see invocation)", "memory"),
    ("error: could not write a.o: No space left on device", "make room"),
    (
      "error: 'main': invalid custom path 'Tests/RefactoredTests/Toy' for target 'T'",
      "git checkout main -- Tests/RefactoredTests"
    ),
    ("error: InternalError(description: \"couldNotFindTmpDir(/gone)\")", "unset TMPDIR"),
  ])
  func `what is not the code's fault is named with its fix`(_ line: String, fix: String) {
    #expect(find(line)?.message.contains(fix) == true)
    #expect(find(line)?.exitCode == .environment)
  }

  @Test func `a build that was ended from outside says nothing about the code`() {
    #expect(find("", ended: .signalled(9))?.message.contains("ended by signal 9") == true)
  }

  @Test func `a temporary folder with a space is suspected when no source is named`() {
    let line = "error: link command failed: /tmp/a: no such file or directory"
    #expect(find(line) == nil)
    #expect(find(line, tmpdir: "/tmp/a b")?.message.contains("TMPDIR, \"/tmp/a b\"") == true)
    #expect(find("/w/Sources/A.swift:1:2: error: no", tmpdir: "/tmp/a b") == nil)
  }

  @Test func `an error in a source is the code's fault`() {
    #expect(
      find("/w/Sources/A.swift:1:2: error: no\nerror: compile command failed due to signal 9")
        == nil)
  }

  @Test func `a missing symbol is the code's fault`() {
    #expect(find("A.swift:1: error: undefined reference to 'f'") == nil)
  }

  private func find(
    _ output: String, ended: Termination = .exited(1), tmpdir: String = "/tmp"
  ) -> UserError? {
    BuildObstacle.find(
      in: BuildLog(output, root: "/w"), ended: ended, environment: ["TMPDIR": tmpdir])
  }
}
