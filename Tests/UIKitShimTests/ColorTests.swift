import Testing
@_spi(Headless) import UIKitShim

@Suite struct `A colour` {
  @Test func `goes by its meaning`() {
    #expect(UIColor.systemGreen.semanticName == "systemGreen")
    #expect(UIColor.secondaryLabel.semanticName == "secondaryLabel")
    #expect(UIColor.clear.semanticName == "clear")
  }

  @Test func `without a name goes by its components`() {
    let color = UIColor(red: 0.2, green: 0.4, blue: 1, alpha: 1)
    #expect(color.semanticName == "#3366FF")
    #expect(UIColor(white: 0, alpha: 0.5).semanticName == "black@50%")
  }

  @Test func `made of the components of a named one is that one`() {
    #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == UIColor.red)
    #expect(UIColor(white: 1, alpha: 1).semanticName == "white")
  }

  @Test func `differs from another by name or opacity`() {
    #expect(UIColor.red != UIColor.systemRed)
    #expect(UIColor.systemRed.withAlphaComponent(0.5) != UIColor.systemRed)
    #expect(UIColor.systemRed.withAlphaComponent(0.5).withAlphaComponent(1) == UIColor.systemRed)
    #expect(Set([UIColor.label, UIColor.label, UIColor.link]).count == 2)
  }
}
