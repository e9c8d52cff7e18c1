import Harness
import Testing

@testable import Play

@Suite("Drawing a screen") struct ScreenDrawingTests {
  private var drawing: ScreenDrawing {
    var amount = Element(.text, "$120.00 in a long line")
    amount.colour = "systemGreen"
    let row = Screen.Row(
      number: 5, isSelected: false, accessory: nil, elements: [Element(.text, "Ana"), amount])
    let screen = Screen(
      title: "Reservations", elements: [Element(.button, "Retry")],
      lists: [Screen.List(rowCount: 10, rows: [row])])
    return ScreenDrawing(
      screen: screen, isOnline: false, time: .seconds(3), focus: 0, remark: nil, isColoured: false)
  }

  @Test func `has the title, the network, the buttons and the rows`() {
    let text = drawing.lines(columns: 80, rows: 20).joined(separator: "\n")
    for part in ["Reservations", "offline  3 s", "[ Retry ]", "1  Ana", "rows 5 to 5 of 10"] {
      #expect(text.contains(part))
    }
  }

  @Test(arguments: [(1, 1), (3, 2), (20, 5), (80, 24), (300, 100)])
  func `fits any window`(_ columns: Int, _ rows: Int) {
    let lines = drawing.lines(columns: columns, rows: rows)
    #expect(lines.count <= max(rows, 3))
    for line in lines {
      #expect(line.replacing(/\u{1B}\[[0-9;]*m/, with: "").count <= columns)
    }
  }

  @Test func `has the newest lines of the log below, and the key for all of it`() {
    var drawing = drawing
    #expect(!drawing.lines(columns: 80, rows: 24).joined().contains("l log and files"))
    drawing.journal = (1...40).map { "log   line \($0)" }
    let text = drawing.lines(columns: 80, rows: 24).joined(separator: "\n")
    for part in ["line 40", "line 38", "l log and files"] { #expect(text.contains(part)) }
  }

  @Test func `shows in a usual window all six rows, and an alert's buttons above anything else`() {
    var drawing = drawing
    drawing.screen.lists[0].rows = (1...6).map { number in
      Screen.Row(
        number: number,
        elements: [Element(.text, "guest \(number)"), Element(.text, "date \(number)")])
    }
    drawing.journal = (1...9).map { "log   line \($0)" }
    var text = drawing.lines(columns: 80, rows: 24).joined(separator: "\n")
    for part in ["guest 1", "date 6", "rows 1 to 6", "line 7", "line 9"] {
      #expect(text.contains(part))
    }
    drawing.screen.alerts = [
      Screen.Alert(
        .actionSheet, title: "Ada", message: "Villa",
        buttons: [Element(.button, "Check in"), Element(.button, "Cancel")], hasCancel: true)
    ]
    text = drawing.lines(columns: 80, rows: 24).joined(separator: "\n")
    for part in ["guest 1", "Villa", "[ Check in ]", "[ Cancel ]", "line 7", "line 9"] {
      #expect(text.contains(part))
    }
  }

  @Test func `has a status's colour only where colour is wanted`() {
    var drawing = drawing
    #expect(!drawing.lines(columns: 80, rows: 20).joined().contains("\u{1B}[32m"))
    drawing.isColoured = true
    #expect(drawing.lines(columns: 80, rows: 20).joined().contains("\u{1B}[32m$120.00"))
  }

  @Test func `says on the home screen how to open the app`() {
    var drawing = drawing
    drawing.screen = .home
    #expect(drawing.lines(columns: 80, rows: 20).joined().contains("n opens the app"))
  }
}
