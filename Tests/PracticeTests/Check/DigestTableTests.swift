import Testing

@testable import Practice

@Suite struct DigestTableTests {
  @Test func `a line is a scenario and the digests of its sides`() {
    let table = DigestTable("a-b 12 34\nc 56 56\n")
    #expect(
      table.digests == [
        "a-b": Digests(legacy: "12", refactored: "34"),
        "c": Digests(legacy: "56", refactored: "56"),
      ])
    #expect(table.faults.isEmpty)
  }

  @Test func `any other line is a fault`() {
    #expect(DigestTable("a 12\nlab: no such kata here\n").faults.count == 2)
  }
}
