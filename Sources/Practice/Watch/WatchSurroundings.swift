import Foundation

/// What `kata watch` looks at again and again. Whatever costs more than a glance is only read again
/// when something beside it has changed.
struct WatchSurroundings {
  let kata: KataFolder
  let workbench: Workbench
  let context: CommandContext

  private let files: [String]

  /// Where it shows that another command was at work. An attempt is written by putting a new file in
  /// place, which gives its folder a new date.
  private let entries: [String]
  private var places: FileSnapshot?
  private var glance: FileGlance?

  init(kata: KataFolder, workbench: Workbench, context: CommandContext) {
    self.kata = kata
    self.workbench = workbench
    self.context = context
    files = kata.paths.overlay.map { "\(workbench.root.path)/\($0)" }
    entries = [
      workbench.attempts.folder.path, workbench.gitDirectory.appending(path: "HEAD").path,
    ]
  }

  /// Whether something has changed since the last look, as far as a glance shows: a folder's date may
  /// be too coarse to tell that a second file came, so looks are needed without a change, too.
  var isOutdated: Bool { glance?.isOutdated ?? true }

  /// The files, and the attempt when it, or what is checked out, may be another.
  mutating func look() -> [WatchEvent] {
    let snapshot = FileSnapshot(of: files)
    let look = WatchEvent.polled(snapshot)
    let places = FileSnapshot(ofEntries: entries)
    glance = FileGlance(at: [snapshot, places])
    guard places != self.places else { return [look] }
    self.places = places
    guard let session = try? PracticeSession(context.silent) else { return [look] }
    return [
      .attempt(session.watchedAttempt(at: kata), lookingAt: session.stageShown(of: kata)), look,
    ]
  }

  /// What is to be said about another build that holds the lock.
  var lock: String? {
    BuildLock(root: workbench.root, environment: context.environment).complaint()
  }
}

extension PracticeSession {
  /// The attempt at a kata that is under way, and checked out but for a look at a reference stage.
  func watchedAttempt(at kata: KataFolder) -> Attempt? {
    if let attempt = attempt(at: kata) { return attempt }
    guard stageShown(of: kata) != nil, let attempt = try? currentAttempt() else { return nil }
    return attempt.kata == kata.name ? attempt : nil
  }

  /// The number of the reference stage of a kata that is shown.
  fileprivate func stageShown(of kata: KataFolder) -> Int? {
    guard let tag = try? stageShown()?.tag else { return nil }
    return kata.manifest.stages.first { kata.tag(of: $0) == tag }?.number
  }
}
