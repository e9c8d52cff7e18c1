import Foundation

/// The attempts that are kept in the state folder, a file each.
public struct AttemptStore: Sendable {
  private let state: URL

  /// Where the files are.
  var folder: URL { state.appending(path: "attempts", directoryHint: .isDirectory) }

  /// The attempts in a state folder, which need not exist.
  public init(stateDirectory: URL) {
    state = stateDirectory
  }

  /// What the folder holds: the attempts, by id, and an error for each file that cannot be read.
  public struct Contents: Sendable {
    /// The attempts that can be read, oldest first.
    public var attempts: [Attempt] = []

    /// What is wrong with the others, which are left alone.
    public var problems: [UserError] = []

    /// The ids of those, and their files.
    var unreadable: [(id: String, file: String)] = []

    /// The attempts that are under way.
    public var unfinished: [Attempt] { attempts.filter { !$0.isFinished } }
  }

  /// Reads every attempt.
  public func load() -> Contents {
    var contents = Contents()
    for id in ids() {
      do {
        contents.attempts.append(try read(id))
      } catch {
        contents.problems.append(
          error as? UserError ?? unreadable(id, because: "\(error)", fix: Self.away(file(id).path)))
        contents.unreadable.append((id, file(id).path))
      }
    }
    return contents
  }

  /// The attempt that commands are about: the unfinished one whose branch is `branch`, else the only
  /// unfinished one. Two of them are a `UserError`, none is nil.
  public func current(onBranch branch: String?) throws -> Attempt? {
    let unfinished = load().unfinished
    if let here = unfinished.first(where: { $0.branch == branch }) { return here }
    guard unfinished.count > 1 else { return unfinished.first }
    throw UserError(
      "\(unfinished.count) attempts are unfinished: `git switch` to the branch of the one you mean: "
        + unfinished.map(\.branch).joined(separator: ", "))
  }

  /// Writes a new attempt, or a changed one in place of what was there.
  public func save(_ attempt: Attempt) throws {
    try withLock { try write(attempt) }
  }

  /// Changes an attempt as it now is in the folder, and returns the outcome.
  @discardableResult
  public func update(_ id: String, _ change: (inout Attempt) throws -> Void) throws -> Attempt {
    try withLock {
      var attempt = try read(id)
      try change(&attempt)
      try write(attempt)
      return attempt
    }
  }

  /// Adds to what happened in an attempt.
  public func record(_ event: AttemptEvent, in attempt: Attempt) throws {
    // What went on while the attempt was finished elsewhere is no part of it.
    try update(attempt.id) { if !$0.isFinished { $0.events.append(event) } }
  }

  /// An id that no attempt has, not even one that cannot be read, with the day in UTC.
  public func newID(forKata kata: String, at date: Date, taken: (String) throws -> Bool) rethrows
    -> String
  {
    let day = String(date.ISO8601Format().prefix(10))
    let used = Set(ids())
    var number = 1
    while true {
      let id = "\(kata.lowercased())-\(day)-\(number)"
      if !used.contains(id), try !taken(id) { return id }
      number += 1
    }
  }

  private func ids() -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }
      .sorted { $0.compare($1, options: .numeric) == .orderedAscending }
  }

  private func file(_ id: String) -> URL { folder.appending(path: "\(id).json") }

  private func read(_ id: String) throws -> Attempt {
    guard let json = try? Data(contentsOf: file(id)) else {
      throw unreadable(id, because: "it cannot be opened", fix: "check its permissions")
    }
    let name = file(id).path
    let version: Int
    let attempt: Attempt
    do {
      version = try JSONFile.decode(Version.self, from: json, file: name).version
      guard version == Attempt.version else {
        throw unreadable(
          id, because: "it has version \(version), and this workbench reads 1",
          fix: "update the workbench with `git pull`, or \(Self.away(name))")
      }
      attempt = try JSONFile.decode(Attempt.self, from: json, file: name)
    } catch let error as UserError where error.message.hasPrefix("\(name): ") {
      // What only a newer workbench knows has said how to get one.
      if error.message.contains("`git pull`") { throw error }
      throw UserError("\(error.message): mend it, or \(Self.away(name))")
    }
    guard Attempt.possibleMinutes.contains(attempt.minutes) else {
      throw unreadable(
        id, because: "its minutes are \(attempt.minutes), and 1 to 1440 are possible",
        fix: "mend it, or \(Self.away(name))")
    }
    return attempt
  }

  /// What takes a file out of the way and does not lose it.
  private static func away(_ file: String) -> String {
    "take it out of the way with `mv \(file.quotedForShell) \("\(file).damaged".quotedForShell)`"
  }

  private func write(_ attempt: Attempt) throws {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try encoder.encode(attempt).write(to: file(attempt.id), options: .atomic)
    } catch {
      throw UserError(
        "\(file(attempt.id).path) cannot be written: check permissions and free space")
    }
  }

  private func withLock<Value>(_ body: () throws -> Value) throws -> Value {
    try StateLock(directory: state).whileHeld(body)
  }

  private func unreadable(_ id: String, because reason: String, fix: String) -> UserError {
    UserError("\(file(id).path) was left alone, since \(reason): \(fix)")
  }

  /// Stops where a file that cannot be read may be an attempt under way at a kata.
  func checkReadable(kata: String) throws {
    let prefix = "\(kata.lowercased())-"
    guard let file = load().unreadable.first(where: { $0.id.hasPrefix(prefix) })?.file else {
      return
    }
    throw UserError(
      "\(file) cannot be read and may be an attempt under way: mend it, or \(Self.away(file)), "
        + "before another is begun")
  }

  /// What a person is told whose attempt can be read and makes no sense.
  func problem(with id: String, _ reason: String) -> UserError {
    let path = file(id).path
    return UserError("\(path): \(reason): mend it, or \(Self.away(path))")
  }

  private struct Version: Decodable {
    let version: Int
  }
}
