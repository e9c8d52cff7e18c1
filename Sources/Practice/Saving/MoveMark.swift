import Foundation

/// A file that says that a move is under way and which saved work undoes it; a process that is killed
/// leaves it behind. It is locked while the process lives.
final class MoveMark {
  private let descriptor: Int32

  /// Whether these files are what a move left that stopped halfway.
  let isHalfway: Bool

  /// Begins a move; another one in the same working tree is a `UserError`.
  init(in workbench: Workbench) throws {
    isHalfway = try workbench.halfway() != nil
    let file = Self.file(in: workbench.gitDirectory)
    descriptor = open(file, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      throw UserError("\(file) cannot be written to: check the folder's permissions")
    }
    var tries = 5
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      tries -= 1
      guard tries > 0 else {
        close(descriptor)
        throw Self.isBusy
      }
      // A real wait, four times at most: another process that only looks holds the lock for a moment,
      // and nothing tells when it lets go.
      usleep(20_000)
    }
  }

  deinit { Self.unlock(descriptor) }

  /// From now on the move can be undone with `work`. One that stopped halfway still is with its own.
  func set(_ work: SavedWork) throws {
    guard !isHalfway else { return }
    ftruncate(descriptor, 0)
    do {
      try FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
        .write(contentsOf: Data("\(work.ref)\n".utf8))
    } catch {
      clear()
      throw UserError("git's folder cannot be written to: check free space")
    }
  }

  /// The move is done.
  func clear() { ftruncate(descriptor, 0) }

  /// The move is undone: what was halfway before it is so again.
  func undo() { if !isHalfway { clear() } }

  /// The ref of the saved work that undoes a move that stopped halfway; nil where none did. A move
  /// that another process is just making is a `UserError`.
  static func halfway(in gitDirectory: URL) throws -> String? {
    let file = file(in: gitDirectory)
    let descriptor = open(file, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { unlock(descriptor) }
    guard flock(descriptor, LOCK_SH | LOCK_NB) == 0 else { throw isBusy }
    return ref(in: file)
  }

  /// To close it is not enough: a program that another thread is just starting has the descriptor, too,
  /// until it runs.
  private static func unlock(_ descriptor: Int32) {
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }

  private static func file(in gitDirectory: URL) -> String {
    gitDirectory.appending(path: "kata-move").path
  }

  private static func ref(in file: String) -> String? {
    let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
    // Without its line end it was never written to its end, and nothing was moved yet.
    return text.hasSuffix("\n") ? String(text.dropLast()) : nil
  }

  private static let isBusy = UserError(
    "another kata command is switching in this folder: run this again when it is done")
}

extension Workbench {
  /// The saved work that a switch which was killed on its way is undone with, as long as it is there.
  func halfway() throws -> SavedWork? {
    guard let ref = try MoveMark.halfway(in: gitDirectory) else { return nil }
    return try git.savedWork().first { $0.ref == ref }
  }

  /// Stops where a switch was killed on its way.
  func checkNotHalfway() throws {
    guard let work = try halfway() else { return }
    throw UserError(
      "a switch stopped halfway, and these files are a mixture: `\(work.restoreCommand)` brings "
        + "back what was here before")
  }
}
