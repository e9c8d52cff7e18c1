import Foundation
import Testing

@testable import Practice

@Suite struct ManifestTests {
  private func manifest(replacing old: String = "", with new: String = "") throws -> Manifest {
    let json = old.isEmpty ? ToyKata.manifest : ToyKata.manifest.replacing(old, with: new)
    return try Manifest(json: Data(json.utf8), file: "kata.json")
  }

  @Test func `stages are numbered in their order`() throws {
    #expect(try manifest().stages.map(\.name) == ["0-legacy", "1-model", "2-view-model"])
  }

  @Test(arguments: [
    ("\"minutes\": 60,", "", "kata.json: minutes: is missing"),
    ("\"minutes\": 60,", "\"minutes\": 0,", "kata.json: minutes: must be from 1 to 1440, not 0"),
    (
      "\"minutes\": 60", "\"minutes\": 9223372036854775807",
      "kata.json: minutes: must be from 1 to 1440, not 9223372036854775807"
    ),
    (
      "\"minutes\": 10", "\"minutes\": 1441",
      "kata.json: stages[1].minutes: must be from 0 to 1440, not 1441"
    ),
    ("\"minutes\": 60", "\"minutes\": 1.5", "kata.json: minutes: must be a whole number, not 1.5"),
    (
      "\"minutes\": 10", "\"minutes\": 2.5",
      "kata.json: stages[1].minutes: must be a whole number, not 2.5"
    ),
    (
      "\"minutes\": 60", "\"minutes\": 99999999999999999999",
      "kata.json: minutes: is too large a number"
    ),
    ("\"slug\": \"model\", ", "", "kata.json: stages[1].slug: is missing"),
    (
      "\"slug\": \"model\"", "\"slug\": \"The Model\"",
      "kata.json: stages[1].slug: \"The Model\" must be lower-case words with hyphens between them"
    ),
    (
      "\"slug\": \"model\"", "\"slug\": \"legacy\"",
      "kata.json: stages[1].slug: \"legacy\" is there twice"
    ),
    (
      "\"version\": 1", "\"version\": 2",
      "kata.json: version: is 2, and this workbench reads 1: update it with `git pull`"
    ),
  ])
  func `what is wrong is named with its place`(old: String, new: String, error: String) {
    #expect(throws: UserError(error)) { try manifest(replacing: old, with: new) }
  }

  @Test func `everything that is missing is named at once`() {
    let json = """
      { "version": 1, "minutes": 60, "behaviour": {},
        "stages": [{ "slug": "a", "minutes": 1 }, { "title": "B", "minutes": 1 }] }
      """
    let error = UserError(
      "kata.json: title, behaviour.log, behaviour.documents, stages[0].title, stages[1].slug: "
        + "are missing")
    #expect(throws: error) { try Manifest(json: Data(json.utf8), file: "kata.json") }
  }

  @Test func `everything that does not fit is told at once`() {
    let error = UserError(
      "kata.json: minutes: must be from 1 to 1440, not 0; stages[1].slug: \"legacy\" is there twice"
    )
    #expect(throws: error) {
      try Manifest(
        json: Data(
          ToyKata.manifest.replacing("\"minutes\": 60", with: "\"minutes\": 0")
            .replacing("\"model\"", with: "\"legacy\"").utf8), file: "kata.json")
    }
  }

  @Test func `a value of the wrong type is named with its place`() throws {
    let error = #expect(throws: UserError.self) {
      try manifest(replacing: "\"minutes\": 10", with: "\"minutes\": \"ten\"")
    }
    #expect(error?.message.hasPrefix("kata.json: stages[1].minutes: has the wrong type") == true)
  }

  @Test func `a number that must not be negative is named with its place`() {
    struct Seeded: Decodable { let seed: UInt64 }
    #expect(throws: UserError("a.json: seed: must be 0 or more, not -1")) {
      try JSONFile.decode(Seeded.self, from: Data(#"{"seed": -1}"#.utf8), file: "a.json")
    }
  }

  @Test(arguments: [
    ("[]", "kata.json: the outermost value must be an object in { }"),
    (#"{ "version": 2 }"#, "kata.json: version: is 2, and this workbench reads 1"),
    ("\n\n", "kata.json: the file is empty"), ("", "kata.json: the file is empty"),
  ])
  func `a file that is something else altogether is named with what it must be`(
    json: String, error: String
  ) throws {
    let found = #expect(throws: UserError.self) {
      try Manifest(json: Data(json.utf8), file: "kata.json")
    }
    #expect(found?.message.hasPrefix(error) == true)
  }

  @Test func `what is not JSON at all is said in one line`() throws {
    let error = #expect(throws: UserError.self) {
      try manifest(replacing: "\"version\"", with: "v")
    }
    let message = try #require(error?.message)
    #expect(message.hasPrefix("kata.json: is not valid JSON"))
    #expect(!message.contains("\n"))
  }
}
