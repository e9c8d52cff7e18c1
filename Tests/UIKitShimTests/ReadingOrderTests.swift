import Testing
@_spi(Headless) import UIKitShim

@MainActor @Suite struct `The order in which views are read` {
  let container = UIView()
  let title = UILabel()
  let detail = UILabel()
  let badge = UILabel()

  private func names(_ view: UIView) -> [String] {
    view.readingOrder.map { $0 === title ? "title" : $0 === detail ? "detail" : "badge" }
  }

  @Test func `is that of adding where nothing else tells`() {
    for view in [detail, title, badge] { container.addSubview(view) }
    #expect(names(container) == ["detail", "title", "badge"])
    title.isHidden = true
    #expect(names(container) == ["detail", "badge"])
  }

  @Test func `is what constraints say, whichever end they start from`() {
    for view in [badge, detail, title] { container.addSubview(view) }
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: container.topAnchor),
      detail.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      detail.trailingAnchor.constraint(lessThanOrEqualTo: badge.leadingAnchor),
    ])
    #expect(names(container) == ["title", "detail", "badge"])
  }

  @Test func `survives constraints that contradict each other`() {
    for view in [detail, title] { container.addSubview(view) }
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: detail.bottomAnchor),
      detail.topAnchor.constraint(equalTo: title.bottomAnchor),
    ])
    #expect(names(container) == ["detail", "title"])
  }

  @Test func `is a stack's own`() {
    let stack = UIStackView(arrangedSubviews: [title, badge])
    stack.insertArrangedSubview(detail, at: 1)
    #expect(names(stack) == ["title", "detail", "badge"])
  }
}
