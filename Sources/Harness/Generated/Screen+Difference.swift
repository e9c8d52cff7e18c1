extension Screen {
  /// The first element that tells two screens apart, without its text; nil when they are equal.
  func firstDifference(from other: Screen) -> String? {
    if (title == nil) != (other.title == nil) { return "screen" }
    if title != other.title { return "title" }
    if prompt != other.prompt { return "prompt" }
    if hasBackButton != other.hasBackButton { return "back button" }
    let roles = Set((elements + other.elements).map(\.role.rawValue)).sorted()
    for role in roles {
      let (mine, others) = (
        elements.filter { $0.role.rawValue == role },
        other.elements.filter { $0.role.rawValue == role }
      )
      if mine != others { return role }
    }
    guard lists != other.lists else { return alerts == other.alerts ? nil : "alert" }
    guard lists.count == other.lists.count else { return "list" }
    let pair = zip(lists, other.lists).first { $0 != $1 }
    return pair.map { $0.firstDifference(from: $1) }
  }
}

extension Screen.List {
  fileprivate func firstDifference(from other: Self) -> String {
    guard rowCount == other.rowCount else { return "number of rows" }
    guard rows.map(\.number) == other.rows.map(\.number) else { return "rows in view" }
    let pair = zip(rows, other.rows).first { $0 != $1 }
    return "row, " + (pair.map { $0.firstDifference(from: $1) } ?? "")
  }
}

extension Screen.Row {
  fileprivate func firstDifference(from other: Self) -> String {
    if isSelected != other.isSelected { return "selected" }
    if accessory != other.accessory { return "accessory" }
    if background != other.background { return "background" }
    if spoken != other.spoken { return "spoken" }
    guard elements.count == other.elements.count else { return "elements" }
    let place = zip(elements, other.elements).enumerated().first { $0.element.0 != $0.element.1 }
    guard let (index, (mine, others)) = place else { return "" }
    return "element \(index + 1) \(mine.label == others.label ? "looks" : "text")"
  }
}
