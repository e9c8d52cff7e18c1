@_spi(Headless) import UIKitShim

/// Reads what a user sees from a tree of views.
@MainActor struct ScreenReader {
  /// In a row the order counts; elsewhere it does not, and is not worth finding out.
  var isInRow = false
  private var elements: [Element] = []
  private var lists: [Screen.List] = []

  /// The screen that a controller shows.
  static func screen(of controller: UIViewController) -> Screen {
    screen(of: controller, showing: controller.view)
  }

  static func screen(of controller: UIViewController, showing view: UIView) -> Screen {
    var reader = ScreenReader()
    reader.read(view)
    reader.readBar(controller.navigationItem)
    let item = controller.navigationItem
    var screen = Screen(
      // A view in the title's place hides it.
      title: item.titleView == nil ? item.title ?? controller.title ?? "" : "",
      elements: reader.elements.sorted {
        ($0.role.rawValue, $0.label, $0.description) < ($1.role.rawValue, $1.label, $1.description)
      },
      lists: reader.lists)
    if let prompt = controller.navigationItem.prompt, !prompt.isEmpty { screen.prompt = prompt }
    if let stack = controller.navigationController, stack.backButtonTitle == nil {
      screen.hasBackButton = false
    }
    return screen
  }

  private mutating func readBar(_ item: UINavigationItem) {
    for view in item.barViews where !view.isHidden { read(view) }
    for button in item.barButtonItems where !button.isHidden && button.customView == nil {
      var element = Element(.button, button.label)
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
    let standing = table.standing
    guard !standing.awaitsReload else {
      return Screen.List(rowCount: standing.knownRowCount ?? Screen.List.unknownCount, rows: [])
    }
    let rows = table.visibleRows.map { index, cell in
      var reader = ScreenReader(isInRow: true)
      reader.read(cell.contentView)
      var row = Screen.Row(
        // Without a style for it nobody sees that a row is selected.
        number: table.number(of: index),
        isSelected: cell.isSelected && cell.selectionStyle != .none,
        accessory: cell.accessoryType == .none ? nil : "\(cell.accessoryType)",
        elements: reader.elements)
      row.background = cell.shownBackground(in: table)
      // Unless a cell says otherwise, what is read aloud is what it shows.
      if let spoken = cell.accessibilityLabel, !spoken.isEmpty,
        spoken != reader.elements.map(\.label).joined(separator: ", ")
      {
        row.spoken = spoken
      }
      return row
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
    case let control as UISegmentedControl: element = segments(control)
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

extension ScreenReader {
  fileprivate static func segments(_ control: UISegmentedControl) -> Element {
    var element = Element(.segments, control.accessibilityLabel ?? "")
    element.isEnabled = control.isEnabled
    element.parts = control.shownTitles.enumerated().map { index, title in
      var part = Element(.segment, title)
      part.isEnabled = control.isEnabledForSegment(at: index)
      part.isSelected = control.selectedSegmentIndex == index
      part.isTappable = element.isEnabled && part.isEnabled
      return part
    }
    return element
  }

  /// What an alert shows.
  static func alert(_ alert: UIAlertController) -> Screen.Alert {
    let actions = alert.shownActions
    let buttons = actions.map { action in
      var button = Element(.button, action.title ?? "")
      button.isEnabled = action.isEnabled
      button.isTappable = true
      if action.style == .destructive { button.colour = UIColor.systemRed.semanticName }
      return button
    }
    return Screen.Alert(
      alert.preferredStyle == .alert ? .alert : .actionSheet, title: alert.title ?? "",
      message: alert.message ?? "", buttons: buttons, hasCancel: actions.last?.style == .cancel)
  }
}

extension UITableViewCell {
  /// The name of the colour behind the content; nil for the one that a cell has unless it sets one.
  fileprivate func shownBackground(in table: UITableView) -> String? {
    // Most cells set none, and this is asked for each row of each frame.
    guard let shown = contentView.backgroundColor?.unlessClear ?? backgroundColor?.unlessClear
    else {
      return nil
    }
    let usual: UIColor =
      table.style == .plain ? .systemBackground : .secondarySystemGroupedBackground
    return shown == usual ? nil : shown.semanticName
  }
}

extension UIColor {
  fileprivate var unlessClear: UIColor? { self == .clear ? nil : self }
}

extension UIBarButtonItem {
  /// What the item says, or is read aloud as.
  var label: String { shownTitle ?? accessibilityLabel ?? "" }
}

extension UINavigationItem {
  var barButtonItems: [UIBarButtonItem] { (leftBarButtonItems ?? []) + (rightBarButtonItems ?? []) }
}
