import Foundation
import Testing

@testable import Practice

@Suite struct BuildLockTests {
  private let bench: Bench

  init() throws {
    bench = try Bench()
  }

  @Test func `a folder that was never built is free`() {
    #expect(BuildLock(root: bench.root).complaint() == nil)
  }

  @Test func `a lock that nobody holds is free`() throws {
    try bench.write("42", to: ".build/.lock")
    #expect(BuildLock(root: bench.root).complaint() == nil)
  }

  @Test func `a lock that is held names its process and the fix`() throws {
    try bench.write("42", to: ".build/.lock")
    let descriptor = open(bench.root.appending(path: ".build/.lock").path, O_RDWR)
    defer { close(descriptor) }
    try #require(flock(descriptor, LOCK_EX) == 0)
    #expect(
      BuildLock(root: bench.root).complaint()
        == "another SwiftPM process (42) holds .build, so the build waits for it: "
        + "let it finish, or end it with `kill 42`")
  }
}
