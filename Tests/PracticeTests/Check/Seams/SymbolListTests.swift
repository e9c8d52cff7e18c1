import Testing

@testable import Practice

@Suite struct SymbolListTests {
  @Test func `LLVM's output is read by object file`() {
    let list = SymbolList(
      """
      /a b/M.build/A.swift.o:                  U $s4main1aSiyF
      /a b/M.build/A.swift.o:                  U usleep
      /a b/M.build/B.swift.o:                  w __gmon_start__
      """)
    #expect(
      list.symbols == [
        "/a b/M.build/A.swift.o": ["$s4main1aSiyF", "usleep"],
        "/a b/M.build/B.swift.o": ["__gmon_start__"],
      ])
    #expect(list.all == ["$s4main1aSiyF", "__gmon_start__", "usleep"])
  }

  @Test func `GNU's output is read alike`() {
    let list = SymbolList("/a/A.swift.o:                 U usleep\n")
    #expect(list.symbols == ["/a/A.swift.o": ["usleep"]])
  }

  @Test func `lines that name no object file are skipped`() {
    #expect(SymbolList("\nno symbols\n").all.isEmpty)
  }
}
