import Testing
@_spi(Headless) import UIKitShim

@MainActor @Suite struct `A cell's content` {
  let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)

  private func labels(in view: UIView) -> [UILabel] { view.subviews.compactMap { $0 as? UILabel } }

  @Test func `as a configuration is shown by labels in the content view`() {
    var content = cell.defaultContentConfiguration()
    content.text = "Ada - Harbour View"
    content.secondaryText = "confirmed"
    content.secondaryTextProperties.color = .systemGreen
    cell.contentConfiguration = content
    #expect(cell.contentView is UIListContentView)
    #expect(cell.contentView.superview === cell)
    let shown = labels(in: cell.contentView)
    #expect(shown.map(\.text) == ["Ada - Harbour View", "confirmed"])
    #expect(shown.map { $0.textColor } == [.label, .systemGreen])
  }

  @Test func `that is configured again updates the same labels`() {
    var content = cell.defaultContentConfiguration()
    content.text = "one"
    content.secondaryText = "two"
    cell.contentConfiguration = content
    let before = labels(in: cell.contentView)
    content.text = "three"
    content.secondaryText = nil
    cell.contentConfiguration = content
    #expect(labels(in: cell.contentView) == [before[0]])
    #expect(before[0].text == "three")
  }

  @Test func `that is configured otherwise gets another content view`() {
    cell.contentConfiguration = cell.defaultContentConfiguration()
    cell.contentConfiguration = Badge(text: "new")
    #expect(cell.contentView is BadgeView)
    #expect(labels(in: cell.contentView).map(\.text) == ["new"])
    cell.contentConfiguration = nil
    #expect(cell.contentView.subviews.isEmpty)
  }

  @Test func `stays when a custom cell has no configuration to lose`() {
    let label = UILabel()
    cell.contentView.addSubview(label)
    cell.contentConfiguration = nil
    #expect(cell.contentView.subviews == [label])
  }

  @Test func `adapts to the selection`() {
    cell.contentConfiguration = Badge(text: "new")
    cell.setSelected(true, animated: false)
    #expect(labels(in: cell.contentView).map(\.text) == ["selected new"])
    cell.setSelected(false, animated: false)
    #expect(labels(in: cell.contentView).map(\.text) == ["new"])
  }

  @Test func `as texts is shown by labels made when asked for`() {
    #expect(cell.contentView.subviews.isEmpty)
    cell.textLabel?.text = "one"
    cell.detailTextLabel?.text = "two"
    #expect(labels(in: cell.contentView).map(\.text) == ["one", "two"])
  }

  @Test func `with an image shows it as long as there is one`() {
    var content = cell.defaultContentConfiguration()
    content.image = UIImage(systemName: "bed.double")
    cell.contentConfiguration = content
    let shown = cell.contentView.subviews.compactMap { ($0 as? UIImageView)?.image }
    #expect(shown == [UIImage(systemName: "bed.double")])
    content.image = nil
    cell.contentConfiguration = content
    #expect(cell.contentView.subviews.isEmpty)
  }

  @Test func `in the default style has no second label`() {
    let plain = UITableViewCell(style: .default, reuseIdentifier: nil)
    #expect(plain.detailTextLabel == nil)
  }

  @Test func `starts from the looks of its style`() {
    let value = UITableViewCell(style: .value1, reuseIdentifier: nil)
    #expect(value.defaultContentConfiguration() == .valueCell())
    #expect(value.defaultContentConfiguration().secondaryTextProperties.color == .secondaryLabel)
    #expect(cell.defaultContentConfiguration() == .subtitleCell())
  }

  @Test func `cannot be shown by a view made for other content`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        UIListContentView(configuration: .cell()).configuration = Badge(text: "")
      }
    }
    #expect(result.mentions("UIListContentView cannot show a Badge"))
  }
}

private struct Badge: UIContentConfiguration {
  var text: String

  func makeContentView() -> any UIView & UIContentView { BadgeView(self) }

  func updated(for state: any UIConfigurationState) -> Badge {
    guard let state = state as? UICellConfigurationState, state.isSelected else { return self }
    return Badge(text: "selected " + text)
  }
}

private final class BadgeView: UIView, UIContentView {
  private let label = UILabel()
  var configuration: any UIContentConfiguration { didSet { show() } }

  init(_ badge: Badge) {
    configuration = badge
    super.init(frame: .zero)
    addSubview(label)
    show()
  }

  required init?(coder: NSCoder) { fatalError("no archive") }

  private func show() { label.text = (configuration as? Badge)?.text }
}
