import Foundation
import Harness
import Processes

/// Where one worker builds the room, as it is or after an edit, and tries it out.
struct Bench {
  /// How long a build or a trial may take. Both take seconds: this is a compiler or a scenario that
  /// comes to no end, on a machine however slow.
  static let limit = 180

  let plan: BuildPlan
  let room: Room
  let kata: String
  let folder: URL
  let subprocess: Subprocess

  init(plan: BuildPlan, room: Room, kata: String, folder: URL, environment: [String: String]) {
    self.plan = plan
    self.room = room
    self.kata = kata
    self.folder = folder
    var environment = environment
    // What the children leave behind goes with the folder. A backtrace would be read by nobody.
    environment["TMPDIR"] = folder.path
    environment["SWIFT_BACKTRACE"] = "enable=no"
    environment["LLVM_PROFILE_FILE"] = folder.appending(path: Self.profileName).path
    subprocess = Subprocess(environment: environment)
  }

  /// What is built here.
  var program: URL { folder.appending(path: "lab") }

  /// What a program that counts writes.
  var profile: URL { folder.appending(path: Self.profileName) }

  private static let profileName = "lab.profraw"

  /// Builds the room with some files changed; nil when that worked, and otherwise the mutant's fate.
  func build(_ changes: [String: String], counting: Bool = false) throws -> Fate? {
    for name in ["lab", "room.o"] {
      try? FileManager.default.removeItem(at: folder.appending(path: name))
    }
    let sources = try room.files.map { file in
      guard let text = changes[file] else { return room.folder.appending(path: file).path }
      try write(text, to: copy(of: file))
      return copy(of: file).path
    }
    defer { for file in changes.keys { try? FileManager.default.removeItem(at: copy(of: file)) } }
    let object = folder.appending(path: "room.o").path
    var compile = plan.compile + ["-wmo", "-c", "-o", object] + sources
    if counting { compile += ["-profile-generate", "-profile-coverage-mapping"] }
    if let fate = try run(compile) { return fate }
    let list = folder.appending(path: "objects")
    // SwiftPM quotes its objects where they need it; TMPDIR may have a space as well.
    try write((plan.objects + ["\"\(object)\""]).joined(separator: "\n"), to: list)
    let link = plan.link + (counting ? ["-profile-generate"] : [])
    return try run(link + ["-o", program.path, "@\(list.path)"])
  }

  /// Runs the scenarios on what is built, up to the first that fails.
  func trial() throws -> Trial {
    let verdicts = folder.appending(path: "verdicts")
    try? FileManager.default.removeItem(at: verdicts)
    let (output, wasEnded) = try bounded(
      [program.path, "mutants", kata, "--judge", verdicts.path])
    return Trial(
      lines: VerdictFile.lines(at: verdicts), ended: output.termination,
      errorText: output.errorText, wasEnded: wasEnded)
  }

  private func run(_ words: [String]) throws -> Fate? {
    let (output, wasEnded) = try bounded(words)
    if wasEnded { return .timedOut("the build took more than \(Self.limit) s and was ended") }
    guard !output.termination.isSuccess else { return nil }
    let lines = (output.errorText + output.text).split(separator: "\n")
    let error = lines.first { $0.contains("error: ") } ?? lines.last
    return .doesNotBuild(
      (error.map(String.init) ?? "the compiler failed")
        .replacing("\(folder.path)/", with: "").replacing("\(room.folder.path)/", with: ""))
  }

  private func bounded(_ words: [String]) throws -> (Subprocess.Output, wasEnded: Bool) {
    let process = BoundedProcess()
    let end = DispatchWorkItem { process.end(subprocess) }
    DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(Self.limit), execute: end)
    let output = try subprocess.run(words[0], Array(words.dropFirst()), started: process.begin)
    process.stop()
    end.cancel()
    return (output, process.wasEnded)
  }

  private func copy(of file: String) -> URL {
    folder.appending(path: file.replacing("/", with: "_"))
  }

  private func write(_ text: String, to file: URL) throws {
    do { try Data(text.utf8).write(to: file) } catch {
      throw UserError("\(file.path) cannot be written: check free space there, or set TMPDIR")
    }
  }
}
