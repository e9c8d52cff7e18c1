import Harness
import Testing

@testable import Play

@Suite("What Tab leads to") struct TargetTests {
  private var screen: Screen {
    var segments = Element(.segments, "")
    segments.parts = ["Date", "Name"].map { Element(.segment, $0) }
    segments.parts[1].isSelected = true
    return Screen(title: "Bookings", elements: [Element(.button, "Filter"), segments])
  }

  private func drawn(_ screen: Screen, focus: Int) -> String {
    ScreenDrawing(
      screen: screen, isOnline: true, time: .zero, focus: focus, remark: nil, isColoured: true
    ).lines(columns: 80, rows: 24).joined(separator: "\n")
  }

  @Test func `are the buttons and each segment, which is drawn with what is selected`() {
    #expect(screen.targets == [.tap("Filter"), .select("Date"), .select("Name")])
    let text = drawn(screen, focus: 1)
    #expect(text.contains("\u{1B}[7;36m Date \u{1B}[0m|\u{1B}[36m(Name)\u{1B}[0m"))
  }

  @Test func `are the buttons of an alert alone while one is in front`() {
    var screen = screen
    screen.alerts = [
      Screen.Alert(
        .actionSheet, title: "Ada", message: "Villa",
        buttons: [Element(.button, "Check in"), Element(.button, "Cancel")], hasCancel: true)
    ]
    #expect(screen.targets == [.tap("Check in"), .tap("Cancel")])
    let text = drawn(screen, focus: 3)
    for part in ["│ Ada", "│ Villa", "\u{1B}[36m[ Filter ]", "\u{1B}[7;36m[ Cancel ]"] {
      #expect(text.contains(part))
    }
  }
}
