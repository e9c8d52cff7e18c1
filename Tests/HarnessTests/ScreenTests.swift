import Testing

@testable import Harness

@Suite("Screens") struct ScreenTests {
  @Test func `what cannot be seen is printed by name`() {
    #expect("9:00\u{202F}AM".quotedVisibly == "\"9:00<U+202F>AM\"")
    #expect("a\nb\u{A0}c\u{200B}".quotedVisibly == "\"a<U+000A>b<U+00A0>c<U+200B>\"")
    #expect(#"say "hi" \"#.quotedVisibly == #""say \"hi\" \\""#)
    #expect("Zoë → 日本 👍🏽".quotedVisibly == "\"Zoë → 日本 👍🏽\"")
  }

  @Test func `a screen has one text`() {
    var retry = Element(.button, "Retry")
    retry.isTappable = true
    var total = Element(.text, "$1.00")
    total.colour = "systemGreen"
    let row = Screen.Row(
      number: 3, isSelected: true, accessory: "checkmark", elements: [Element(.text, "Ana"), total])
    let screen = Screen(
      title: "Reservations", elements: [retry, Element(.spinner, "")],
      lists: [.init(rowCount: 9, rows: [row]), .init(rowCount: 0, rows: [])])
    #expect(
      screen.description == """
        title "Reservations"
        button "Retry"
        spinner
        list, rows 3 to 3 of 9
        row 3: "Ana" / "$1.00" systemGreen checkmark selected
        list, empty
        """)
    #expect(Screen.home.description == "home screen")
  }

  @Test func `what is out of the ordinary on a screen has its own words`() {
    var row = Screen.Row(number: 1, elements: [Element(.text, "Ana")])
    row.background = "systemYellow"
    row.spoken = "Ana stays"
    var screen = Screen(title: "Guests", lists: [.init(rowCount: 1, rows: [row])])
    screen.prompt = "Choose one"
    screen.hasBackButton = false
    #expect(
      screen.description == """
        title "Guests"
        prompt "Choose one"
        no back button
        list, rows 1 to 1 of 1
        row 1: "Ana" on systemYellow = "Ana stays"
        """)
  }

  @Test func `a button says whether it can be used`() {
    var button = Element(.button, "Retry")
    button.isEnabled = false
    #expect(button.description == "button \"Retry\" disabled without action")
  }
}
