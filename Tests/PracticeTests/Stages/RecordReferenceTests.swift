import Foundation
import Testing

@testable import Practice

/// `Scripts/record-reference`, as it stands in this repository.
@Suite struct RecordReferenceTests {
  private let bench: Bench

  init() throws {
    bench = try Bench()
    let scripts = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Scripts").standardizedFileURL
    for name in ["record-reference", "lib.sh"] {
      try bench.write(
        try Data(contentsOf: scripts.appending(path: name)), to: "Scripts/\(name)")
    }
  }

  private func record(_ kata: String) throws {
    try bench.shell("bash Scripts/record-reference \(kata)")
  }

  @Test func `what it records is what the stages are checked against`() throws {
    try bench.write("// better model\n", to: "Sources/Refactored/Toy/Model.swift")
    try bench.write(
      "// better model\n", to: "Katas/Toy/Stages/1-model/files/Sources/Refactored/Toy/Model.swift")
    try bench.write("// new tests\n", to: "Tests/RefactoredTests/Toy/MoreTests.swift")
    try record("toy")
    try bench.commitAll("Improve the solution")
    #expect(bench.kata("tags").code == .success)
  }

  @Test func `it changes the reference and not a byte more`() throws {
    let before = try bench.read("Katas/Toy/kata.json")
    try bench.write("// better\n", to: "Sources/Refactored/Toy/ViewModel.swift")
    try record("Toy")
    let after = try bench.read("Katas/Toy/kata.json")
    let reference = /"reference": "[0-9a-f]{40}"/
    #expect(after != before)
    #expect(after.replacing(reference, with: "") == before.replacing(reference, with: ""))
    #expect(try bench.git(["diff", "--cached", "--name-only"]) == "")
  }

  @Test func `an unknown kata is refused with those that exist`() throws {
    let shell = Subprocess(environment: bench.environment)
    let output = try shell.run("bash", ["Scripts/record-reference", "nope"], in: bench.root)
    #expect(output.termination == .exited(1))
    #expect(output.errorText == "record-reference: there is no kata nope; there are: Toy \n")
  }
}
