import Testing
@_spi(Headless) import UIKitShim

@MainActor @Suite struct `A table that is scrolled` {
  let source = RowSource(count: 20)

  @Test func `shows six rows, each asked for and then displayed`() {
    let table = source.makeTable()
    _ = Screen(showing: table)
    #expect(table.texts == ["row 0", "row 1", "row 2", "row 3", "row 4", "row 5"])
    #expect(source.log == (0..<6).flatMap { ["cell \($0)", "display \($0)"] })
  }

  @Test func `passes row by row, the entering row before the leaving one`() {
    let table = source.makeTable()
    let screen = Screen(showing: table)
    _ = source.takeLog()
    #expect(table.simulateScroll(to: IndexPath(row: 7, section: 0)))
    screen.settle()
    #expect(
      source.log == [
        "scroll", "cell 6", "display 6", "end 0", "scroll", "cell 7", "display 7", "end 1",
      ])
    #expect(table.texts.first == "row 2")
  }
}
