import Testing

@testable import Harness

@Suite("Line diffs") struct LineDiffTests {
  @Test func `unchanged lines are counted, not shown`() {
    let old = ["a", "b", "c", "d", "e", "f"]
    let new = ["a", "b", "c", "D", "e", "f", "g"]
    #expect(
      LineDiff(from: old, to: new).lines == [
        "  … 3 unchanged", "- d", "+ D", "  e", "  f", "+ g",
      ])
  }

  @Test func `a line stands right above the one that replaced it`() {
    #expect(
      LineDiff(from: ["a", "b", "c"], to: ["A", "B", "c"]).lines == [
        "- a", "+ A", "- b", "+ B", "  c",
      ])
    #expect(LineDiff(from: ["a", "b"], to: ["A"]).lines == ["- a", "- b", "+ A"])
  }

  @Test func `equal texts have no marks`() {
    #expect(LineDiff(from: ["a"], to: ["a"]).lines == ["  a"])
    #expect(LineDiff(from: [], to: []).lines == [])
  }
}
