import Foundation
import Testing

@testable import Practice

@Suite struct AttemptStoreTests {
  private let bench: Bench
  private let store: AttemptStore

  init() throws {
    bench = try Bench()
    store = try bench.workbench().attempts
  }

  private static let folder = ".git/kata/attempts"

  private func attempt(_ id: String, kata: String = "Toy") -> Attempt {
    Attempt(id: id, kata: kata, base: "b", minutes: 60)
  }

  @Test func `an attempt is read as it was written`() throws {
    var attempt = attempt("toy-2026-06-01-1")
    attempt.startedAt = bench.clock.now
    attempt.events = [
      .looked(stage: "1-model", at: bench.clock.now),
      .checked(
        CheckRecord(
          verdict: .preserved, scenarios: 24, declared: 1, unitTests: 3, tree: "t",
          at: bench.clock.now)),
    ]
    attempt.setAside = "refs/kata/saved/x"
    try store.save(attempt)
    #expect(store.load().attempts == [attempt])
  }

  @Test func `attempts are in the order in which they began`() throws {
    for number in [10, 9, 1] { try store.save(attempt("toy-2026-06-01-\(number)")) }
    #expect(
      store.load().attempts.map(\.id) == [
        "toy-2026-06-01-1", "toy-2026-06-01-9", "toy-2026-06-01-10",
      ])
  }

  @Test func `what ends after the attempt was finished is no part of it`() throws {
    let running = attempt("toy-2026-06-01-1")
    var finished = running
    finished.finishedAt = bench.clock.now
    try store.save(finished)
    try store.record(.looked(stage: "1-model", at: bench.clock.now), in: running)
    #expect(store.load().attempts == [finished])
  }

  @Test func `an event is added to what is in the file by then`() throws {
    let old = attempt("toy-2026-06-01-1")
    try store.save(old)
    for stage in ["1-model", "2-view-model"] {
      try store.record(.looked(stage: stage, at: bench.clock.now), in: old)
    }
    #expect(store.load().attempts[0].events.count == 2)
  }

  @Test(arguments: [
    ("{ \"version\": 2, \"new\": true }", "it has version 2, and this workbench reads 1: update"),
    ("{ \"version\": 1 }", "are missing"), ("half a fi", "is not valid JSON"), ("", "is empty"),
    (
      #"{"version":1,"id":"a","kata":"Toy","branch":"b","base":"b","minutes":9223372036854775807,"#
        + #""pauses":[],"events":[]}"#, "its minutes are 9223372036854775807"
    ),
  ])
  func `what cannot be read is named and left alone`(text: String, reason: String) throws {
    try store.save(attempt("toy-2026-06-01-1"))
    try bench.write(text, to: "\(Self.folder)/toy-2026-06-01-2.json")

    let contents = store.load()
    #expect(contents.attempts.map(\.id) == ["toy-2026-06-01-1"])
    let problem = try #require(contents.problems.first).message
    #expect(contents.problems.count == 1)
    #expect(problem.contains("/toy-2026-06-01-2.json"))
    #expect(problem.contains(reason))
    #expect(problem.contains("/toy-2026-06-01-2.json.damaged'`"))

    let status = bench.kata("status")
    #expect(status.code == .success)
    #expect(status.progress == ["warning: \(problem)"])
    #expect(try bench.read("\(Self.folder)/toy-2026-06-01-2.json") == text)
  }

  @Test func `no attempt is begun over one that cannot be read, until that is out of the way`()
    throws
  {
    let file = "\(Self.folder)/toy-2026-05-31-1.json"
    try bench.write("", to: file)
    let run = bench.kata("start", "toy", "--now")
    #expect(run.code == .environment)
    let error = try #require(run.error)
    #expect(error.contains("\(file) cannot be read and may be an attempt under way"))
    #expect(try bench.library.branch() == "main")
    try bench.shell(String(try #require(error.split(separator: "`").dropFirst().first)))
    #expect(bench.kata("start", "toy", "--now").code == .success)
  }

  @Test func `a new id is one that no file has, readable or not`() throws {
    try bench.write("damaged", to: "\(Self.folder)/toy-2026-06-01-1.json")
    let id = store.newID(forKata: "Toy", at: bench.clock.now) { $0 == "toy-2026-06-01-2" }
    #expect(id == "toy-2026-06-01-3")
  }

  @Test func `the attempt whose branch is checked out is the current one`() throws {
    try store.save(attempt("toy-2026-06-01-1"))
    try store.save(attempt("other-2026-06-01-1", kata: "Other"))
    let current = try store.current(onBranch: "attempt/other-2026-06-01-1")
    #expect(current?.kata == "Other")
  }

  @Test func `else the only unfinished one is, and two are an error that names them`() throws {
    #expect(try store.current(onBranch: "main") == nil)
    try store.save(attempt("toy-2026-06-01-1"))
    #expect(try store.current(onBranch: "main")?.kata == "Toy")
    try store.save(attempt("other-2026-06-01-1", kata: "Other"))
    #expect(
      throws: UserError(
        "2 attempts are unfinished: `git switch` to the branch of the one you mean: "
          + "attempt/other-2026-06-01-1, attempt/toy-2026-06-01-1")
    ) { try store.current(onBranch: "main") }
  }

  @Test func `a state folder that cannot be written to is named`() throws {
    try bench.write("a file", to: ".git/kata")
    let run = bench.kata("start", "toy", "--now")
    #expect(try #require(run.error).contains(".git/kata/lock cannot be written to"))
  }
}
