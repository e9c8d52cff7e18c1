@_spi(Headless) import UIKitShim

/// Reads what a user sees from a tree of views.
@MainActor struct ScreenReader {
  /// In a row the order counts; elsewhere it does not, and is not worth finding out.
  var isInRow = false
  private var elements: [Element] = []
  private var lists: [Screen.List] = []

  /// The screen that a controller shows.
  static func screen(of controller: UIViewController) -> Screen {
    var reader = ScreenReader()
    reader.read(controller.view)
    reader.readBar(controller.navigationItem)
    return Screen(
      title: controller.navigationItem.title ?? controller.title ?? "",
      elements: reader.elements.sorted {
        ($0.role.rawValue, $0.label, $0.description) < ($1.role.rawValue, $1.label, $1.description)
      },
      lists: reader.lists)
  }

  private mutating func readBar(_ item: UINavigationItem) {
    for button in item.barButtonItems where !button.isHidden {
      var element = Element(.button, button.shownTitle ?? "")
      element.isEnabled = button.isEnabled
      element.isTappable = button.primaryAction != nil
      elements.append(element)
    }
  }

  private mutating func read(_ view: UIView) {
    // A list without rows is shown as one, `list, empty`: that it is hidden while there is nothing to
    // show is behaviour of katas.
    if let table = view as? UITableView {
      lists.append(Self.list(table))
      for subview in table.shownSubviews where !(subview is UITableViewCell) { read(subview) }
      return
    }
    if let element = Self.element(view) {
      elements.append(element)
      return
    }
    for subview in isInRow ? view.readingOrder : view.shownSubviews { read(subview) }
  }

  private static func list(_ table: UITableView) -> Screen.List {
    let rows = table.visibleRows.map { index, cell in
      var reader = ScreenReader(isInRow: true)
      reader.read(cell.contentView)
      return Screen.Row(
        number: table.number(of: index), isSelected: cell.isSelected,
        accessory: cell.accessoryType == .none ? nil : "\(cell.accessoryType)",
        elements: reader.elements)
    }
    return Screen.List(rowCount: table.rowCount, rows: rows)
  }

  private static func element(_ view: UIView) -> Element? {
    var element: Element
    switch view {
    case let label as UILabel:
      guard let text = label.text, !text.isEmpty else { return nil }
      element = Element(.text, text)
      element.colour = label.textColor.semanticName == "label" ? nil : label.textColor.semanticName
      if let spoken = label.accessibilityLabel, spoken != text { element.value = spoken }
    case let button as UIButton:
      element = Element(.button, button.currentTitle ?? button.accessibilityLabel ?? "")
      element.isEnabled = button.isEnabled
      element.isSelected = button.isSelected
      element.isTappable = !button.allControlEvents.isDisjoint(
        with: [.touchUpInside, .primaryActionTriggered])
    case let spinner as UIActivityIndicatorView:
      guard spinner.isAnimating || !spinner.hidesWhenStopped else { return nil }
      element = Element(.spinner, spinner.accessibilityLabel ?? "")
      element.value = spinner.isAnimating ? "" : "stopped"
    case let image as UIImageView:
      guard image.image != nil else { return nil }
      element = Element(.image, image.accessibilityLabel ?? "")
    default:
      guard view.isAccessibilityElement, let label = view.accessibilityLabel else { return nil }
      element = Element(.other, label)
      element.value = view.accessibilityValue ?? ""
    }
    return element
  }
}

extension UINavigationItem {
  var barButtonItems: [UIBarButtonItem] { (leftBarButtonItems ?? []) + (rightBarButtonItems ?? []) }
}
