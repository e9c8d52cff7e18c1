import Foundation
import Testing

@testable import Practice

@Suite struct CheckRecordTests {
  private func record(_ summary: String?) -> CheckRecord {
    CheckRecord(
      verdict: .noValidVerdict, scenarios: 2, declared: 0, failed: 2, unitTests: 0, tree: "t",
      at: Date(timeIntervalSince1970: 0), summary: summary)
  }

  @Test func `a record says what the check said, and an older one what it knows`() {
    let crash = "the tests crashed in scenario leave; 60 of 63 never ran"
    #expect(record(crash).inWords == "no valid verdict (\(crash))")
    #expect(record(nil).inWords == "no valid verdict (2 of 2 scenarios)")
  }

  @Test func `a record without what the check said can be read`() throws {
    let record = record(nil)
    let json = try JSONEncoder().encode(record)
    #expect(!String(decoding: json, as: UTF8.self).contains("summary"))
    #expect(try JSONDecoder().decode(CheckRecord.self, from: json) == record)
  }
}
