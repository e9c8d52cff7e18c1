import Foundation

/// What keeps a build from looking at the code at all.
enum BuildObstacle {
  /// An error that names it and the fix; nil when it is the code that does not build.
  static func find(
    in log: BuildLog, ended: Termination, environment: [String: String]
  ) -> UserError? {
    if case .signalled(let signal) = ended {
      return UserError(
        "`swift build` was ended by signal \(signal): check again, and with fewer programs open if "
          + "memory is short")
    }
    guard !log.isAboutSources else { return nil }
    if let problem = known.first(where: { sign, _ in log.errors.contains { $0.contains(sign) } }) {
      return UserError(problem.problem)
    }
    guard let folder = environment["TMPDIR"], folder.contains(where: \.isWhitespace) else {
      return nil
    }
    return UserError(
      "the build fails outside of the code, and TMPDIR, \"\(folder)\", has a space in it: set it to "
        + "another folder, or `unset TMPDIR`")
  }

  private static let known: [(sign: String, problem: String)] = [
    (
      "invalid custom path",
      "SwiftPM stops where a folder that it builds is missing: bring it back, as with "
        + "`git checkout main -- Tests/RefactoredTests`"
    ),
    (
      "was compiled with module cache path",
      "this folder was moved or copied after it was built: run `rm -rf .build` and check again"
    ),
    (
      "due to signal 9",
      "the compiler was killed, as it is when memory runs out: close other programs and check again"
    ),
    ("unable to execute command: Killed", "the linker was killed: check again"),
    (
      "database is locked",
      "another build holds .build: let it finish, or end it, and check again"
    ),
    ("Read-only file system", "the disk cannot be written to: mount it so that it can"),
    ("No space left on device", "the disk is full: make room, and check again"),
    ("couldNotFindTmpDir", "TMPDIR names a folder that does not exist: `unset TMPDIR`"),
  ]
}
