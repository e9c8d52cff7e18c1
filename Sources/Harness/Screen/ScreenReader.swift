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
      elements: reader.elements.sorted { $0.isBefore($1) },
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
      elements.append(consume element)
    }
  }

  private mutating func read(_ view: UIView) {
    let kind = view.kind
    // A list without rows is shown as one, `list, empty`: that it is hidden while there is nothing to
    // show is behaviour of katas.
    if kind == .table {
      let table = unsafeDowncast(view, to: UITableView.self)
      lists.append(Self.list(table))
      for subview in table.shownSubviews where subview.kind != .cell { read(subview) }
    } else if !readElement(view, kind) {
      for subview in isInRow ? view.readingOrder : view.shownSubviews { read(subview) }
    }
  }

  private static func list(_ table: UITableView) -> Screen.List {
    let standing = table.standing
    guard !standing.awaitsReload else {
      return Screen.List(rowCount: standing.knownRowCount ?? Screen.List.unknownCount, rows: [])
    }
    let cells = table.numberedCells
    var list = Screen.List(rowCount: table.rowCount, rows: [])
    list.rows.reserveCapacity(cells.count)
    for (number, cell) in cells { add(number, cell, of: table, to: &list.rows) }
    return list
  }

  private static func add(
    _ number: Int, _ cell: UITableViewCell, of table: UITableView, to rows: inout [Screen.Row]
  ) {
    var reader = ScreenReader(isInRow: true)
    // A title and a second text are what most rows show.
    reader.elements.reserveCapacity(2)
    reader.read(cell.contentView)
    // Most rows have neither background nor words of their own, so what is rare is put in afterwards.
    rows.append(
      Screen.Row(
        // Without a style for it nobody sees that a row is selected.
        number: number, isSelected: cell.isSelected && cell.selectionStyle != .none,
        accessory: cell.accessoryType == .none ? nil : "\(cell.accessoryType)",
        elements: reader.elements))
    if let background = cell.shownBackground(in: table) {
      rows[rows.endIndex - 1].background = background
    }
    // Unless a cell says otherwise, what is read aloud is what it shows.
    if let spoken = cell.accessibilityLabel, !spoken.isEmpty,
      spoken != reader.elements.map(\.label).joined(separator: ", ")
    {
      rows[rows.endIndex - 1].spoken = spoken
    }
  }

  /// Reads a view that is an element of its own; false where it is none, so that what is in it counts.
  ///
  /// This is asked for every view of every frame: hence kinds, and no casts that look for one.
  private mutating func readElement(_ view: UIView, _ kind: ViewKind) -> Bool {
    // What is rare is put in afterwards: an element that is changed first would be copied.
    let place = elements.endIndex
    switch kind {
    case .label:
      let label = unsafeDowncast(view, to: UILabel.self)
      guard let text = label.text, !text.isEmpty else { return false }
      elements.append(Element(.text, text))
      let colour = label.textColor.semanticName
      if colour != "label" { elements[place].colour = colour }
      if let spoken = label.accessibilityLabel, spoken != text { elements[place].value = spoken }
    case .button:
      let button = unsafeDowncast(view, to: UIButton.self)
      elements.append(
        Element(.button, button.currentTitle ?? button.accessibilityLabel ?? ""))
      elements[place].isEnabled = button.isEnabled
      elements[place].isSelected = button.isSelected
      elements[place].isTappable = !button.allControlEvents.isDisjoint(
        with: [.touchUpInside, .primaryActionTriggered])
    case .segments:
      elements.append(Self.segments(unsafeDowncast(view, to: UISegmentedControl.self)))
    case .spinner:
      let spinner = unsafeDowncast(view, to: UIActivityIndicatorView.self)
      guard spinner.isAnimating || !spinner.hidesWhenStopped else { return false }
      elements.append(Element(.spinner, spinner.accessibilityLabel ?? ""))
      if !spinner.isAnimating { elements[place].value = "stopped" }
    case .image:
      let image = unsafeDowncast(view, to: UIImageView.self)
      guard image.image != nil else { return false }
      elements.append(Element(.image, image.accessibilityLabel ?? ""))
    case .plain, .stack, .table, .cell:
      guard view.isAccessibilityElement, let label = view.accessibilityLabel else { return false }
      elements.append(Element(.other, label))
      if let value = view.accessibilityValue { elements[place].value = value }
    }
    return true
  }
}

extension Element {
  /// Whether it comes first outside lists, where the order of views does not count.
  fileprivate func isBefore(_ other: Self) -> Bool {
    if role != other.role { return role.rawValue < other.role.rawValue }
    if label != other.label { return label < other.label }
    return description < other.description
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
