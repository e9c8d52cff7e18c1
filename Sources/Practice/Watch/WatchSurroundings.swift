import Foundation

/// What `kata watch` looks at again and again. Whatever costs more than a glance is only read again
/// when something beside it has changed.
struct WatchSurroundings {
  let kata: KataFolder
  let workbench: Workbench
  let context: CommandContext

  private var places: FileSnapshot?

  init(kata: KataFolder, workbench: Workbench, context: CommandContext) {
    self.kata = kata
    self.workbench = workbench
    self.context = context
  }

  /// The files, and the attempt when it, or what is checked out, may be another.
  mutating func look() -> [WatchEvent] {
    let files = WatchEvent.polled(FileSnapshot(of: kata.paths, root: workbench.root))
    // An attempt is written by putting a new file in place, which gives its folder a new date.
    let places = FileSnapshot(ofEntries: [
      workbench.attempts.folder.path, workbench.gitDirectory.appending(path: "HEAD").path,
    ])
    guard places != self.places else { return [files] }
    self.places = places
    guard let session = try? PracticeSession(context.silent) else { return [files] }
    return [.attempt(session.attempt(at: kata)), files]
  }

  /// What is to be said about another build that holds the lock.
  var lock: String? {
    BuildLock(root: workbench.root, environment: context.environment).complaint()
  }
}
