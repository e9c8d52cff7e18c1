import Foundation
import Terminal

/// Something that happens while `kata watch` runs.
enum WatchEvent: Equatable, Sendable {
  /// The files were looked at.
  case polled(FileSnapshot)

  case key(Keystroke)

  /// Another second has begun.
  case ticked(Date)

  case resized(columns: Int, rows: Int)

  /// The check that runs is this far.
  case entered(CheckPhase)

  /// What `BuildLock` says while a build waits.
  case locked(by: String?)

  /// The check has ended; nil when it was broken off, or overtaken by a save, so that it says nothing.
  case ended(WatchReport?)

  /// The attempt under way was read, and the reference stage that is shown in place of it.
  case attempt(Attempt?, lookingAt: Int? = nil)

  /// What a key asked for.
  case told([String])

  /// What a key asked for could not be done.
  case failed(String)
}

/// Something to be done because of an event.
enum WatchAction: Equatable, Sendable {
  case check
  case cancelBuild
  case pause
  case resume
  case hint
  case quit
}
