import Foundation
import Testing
import UIKitShim

@testable import Harness

@Suite("Approval") @MainActor struct ApprovalTests {
  @Test func `a scenario that cannot be approved keeps no other from it, and is named`() throws {
    let scenarios: [String: [String: Any]] = [
      "a": ["steps": ["launch"]], "b": ["steps": ["launch", "tap Nope"]],
      "c": ["steps": ["launch", "jump"]], "d": ["steps": ["launch"]],
    ]
    let side = Side.fixture { $0.label("a") }
    try Kata.withFixture(scenarios: scenarios, legacy: side, refactored: side) { kata in
      for slug in ["a", "d"] {
        try FileManager.default.removeItem(at: kata.approved.legacyFile(slug))
      }
      let orphan = kata.approved.legacyFile("gone")
      try Data().write(to: orphan)
      let approval = try kata.approve()
      #expect(approval.written == ["a.txt", "d.txt"])
      #expect(approval.removed == ["gone.txt"])
      #expect(approval.problems.map(\.slug) == ["b", "c"])
      #expect(approval.problems.first?.reason.contains("no button says \"Nope\"") == true)
      #expect(try kata.approve().written.isEmpty)
    }
  }

  @Test func `approving some scenarios removes nothing`() throws {
    let side = Side.fixture { $0.label("a") }
    try Kata.withFixture(
      scenarios: ["a": ["steps": ["launch"]]], legacy: side, refactored: side
    ) { kata in
      try Data().write(to: kata.approved.legacyFile("gone"))
      let approval = try kata.approve(kata.scenarioFiles)
      #expect(approval.removed.isEmpty)
      #expect(approval.problems.isEmpty)
    }
  }
}
