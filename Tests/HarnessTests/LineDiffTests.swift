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

  @Test func `long texts show some lines around each change`() {
    let old = (1...50_000).map { "\($0)" }
    var new = old
    new[20_000] = "changed"
    new[20_010] = "changed"
    #expect(
      LineDiff.lines(from: old, to: new, context: 2) == [
        "  … 19998 unchanged", "  19999", "  20000", "- 20001", "+ changed", "  20002", "  20003",
        "  … 5 unchanged", "  20009", "  20010", "- 20011", "+ changed", "  20012", "  20013",
        "  … 29987 unchanged",
      ])
    #expect(LineDiff.lines(from: ["a"], to: []) == ["- a"])
    #expect(LineDiff.lines(from: ["a"], to: ["a", "a"]) == ["  a", "+ a"])
    #expect(LineDiff.lines(from: old, to: old.reversed()).count < 3_000)
  }

  @Test func `equal texts have no marks`() {
    #expect(LineDiff(from: ["a"], to: ["a"]).lines == ["  a"])
    #expect(LineDiff(from: [], to: []).lines == [])
  }
}
