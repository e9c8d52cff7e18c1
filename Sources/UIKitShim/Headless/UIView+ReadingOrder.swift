extension UIView {
  /// The subviews that a user sees, from the first to the last as one reads them.
  ///
  /// A stack arranges them; elsewhere constraints between them tell which is above or before which,
  /// and where nothing tells they stand as they were added.
  @_spi(Headless) public var readingOrder: [UIView] {
    let shown = shownSubviews
    if kind == .stack {
      let stack = unsafeDowncast(self, to: UIStackView.self)
      let arranged = stack.arrangedSubviews.filter { view in shown.contains { $0 === view } }
      return arranged + shown.filter { view in !arranged.contains { $0 === view } }
    }
    guard shown.count > 1, shown.contains(where: { !$0.activeConstraints.isEmpty }) else {
      return shown
    }
    var rest = shown
    let precedences = shown.flatMap(\.activeConstraints).compactMap(\.precedence)
    return shown.map { _ in
      let free = rest.firstIndex { view in
        !precedences.contains { pair in
          pair.later === view && rest.contains { $0 === pair.earlier && $0 !== view }
        }
      }
      return rest.remove(at: free ?? 0)
    }
  }
}

extension NSLayoutConstraint {
  /// Which of two views comes before the other; nil where the constraint does not say.
  fileprivate var precedence: (earlier: UIView, later: UIView)? {
    guard let first = firstItem as? UIView, let second = secondItem as? UIView else { return nil }
    if firstAttribute.isStart, secondAttribute.isEnd { return (second, first) }
    if firstAttribute.isEnd, secondAttribute.isStart { return (first, second) }
    return nil
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var isStart: Bool { [.top, .firstBaseline, .leading, .left].contains(self) }
  fileprivate var isEnd: Bool { [.bottom, .lastBaseline, .trailing, .right].contains(self) }
}
