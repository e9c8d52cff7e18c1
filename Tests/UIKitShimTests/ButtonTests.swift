import Testing
@_spi(Headless) import UIKitShim

@MainActor @Suite struct `A button` {
  @Test func `shows the title of its state, else the normal one`() {
    let button = UIButton(type: .system)
    button.setTitle("Retry", for: .normal)
    button.setTitle("Wait", for: .disabled)
    #expect(button.currentTitle == "Retry")
    button.isEnabled = false
    #expect(button.currentTitle == "Wait")
    #expect(button.titleLabel?.text == "Wait")
    button.isEnabled = true
    button.isSelected = true
    #expect(button.titleLabel?.text == "Retry")
  }

  @Test func `takes title and handler from its primary action`() {
    var taps = 0
    let button = UIButton(primaryAction: UIAction(title: "Go") { _ in taps += 1 })
    let screen = Screen(showing: button)
    #expect(button.currentTitle == "Go")
    #expect(button.buttonType == .system)
    button.simulateTap()
    #expect(taps == 1)
    _ = screen
  }

  @Test func `shows its configuration's title and colour`() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Book"
    configuration.baseForegroundColor = .systemRed
    let button = UIButton(
      configuration: configuration, primaryAction: UIAction(title: "unseen") { _ in })
    #expect(button.currentTitle == "Book")
    #expect(button.titleLabel?.text == "Book")
    #expect(button.titleLabel?.textColor == .systemRed)
    button.configuration?.title = "Booked"
    #expect(button.titleLabel?.text == "Booked")
    button.setTitle("Done", for: .normal)
    #expect(button.currentTitle == "Done")
  }

  @Test func `with a configuration without a title shows its action's`() {
    let button = UIButton(
      configuration: .plain(), primaryAction: UIAction(title: "Retry") { _ in })
    #expect(button.currentTitle == "Retry")
  }

  @Test func `writes its title in the accent colour, and follows it`() {
    let parent = UIView()
    let button = UIButton(type: .system)
    parent.addSubview(button)
    #expect(button.currentTitleColor == .tintColor)
    parent.tintColor = .systemRed
    #expect(button.currentTitleColor == .systemRed)
    button.setTitleColor(.systemGreen, for: .normal)
    #expect(button.titleLabel?.textColor == .systemGreen)
  }
}
