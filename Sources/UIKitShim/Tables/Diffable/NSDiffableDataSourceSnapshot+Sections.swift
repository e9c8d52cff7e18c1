extension NSDiffableDataSourceSnapshot {
  /// Adds sections at the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sectionIdentifiers.count)
  }

  /// Adds sections before another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, at: place(of: toIdentifier))
  }

  /// Adds sections after another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, at: place(of: toIdentifier) + 1)
  }

  /// Takes sections and their items away; those that are not there do not count.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers where items[identifier] != nil {
      deleteItems(items[identifier] ?? [])
      items[identifier] = nil
    }
    sectionIdentifiers.removeAll { items[$0] == nil }
    reloadedSectionIdentifiers.removeAll { items[$0] == nil }
  }

  /// Moves a section before another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, beside: toIdentifier, offset: 0)
  }

  /// Moves a section after another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, beside: toIdentifier, offset: 1)
  }

  /// Has sections asked for anew.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers { requireSection(identifier) }
    reloadedSectionIdentifiers.append(contentsOf: identifiers)
  }

  func requireSection(_ identifier: SectionIdentifierType) {
    require(
      items[identifier] != nil, "Section identifier was not found in the snapshot: \(identifier)")
  }

  private func place(of identifier: SectionIdentifierType) -> Int {
    guard let place = sectionIdentifiers.firstIndex(of: identifier) else {
      fatalError("Section identifier was not found in the snapshot: \(identifier)")
    }
    return place
  }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at place: Int) {
    let repeated =
      repeats(in: identifiers) + identifiers.filter { items[$0] != nil }
    require(
      repeated.isEmpty,
      "Fatal: supplied section identifiers are not unique. Duplicate identifiers: \(repeated)")
    sectionIdentifiers.insert(contentsOf: identifiers, at: place)
    for identifier in identifiers { items[identifier] = [] }
  }

  private mutating func move(
    _ identifier: SectionIdentifierType, beside other: SectionIdentifierType, offset: Int
  ) {
    require(identifier != other, "Moving a section beside itself is not supported: \(other)")
    sectionIdentifiers.remove(at: place(of: identifier))
    sectionIdentifiers.insert(identifier, at: place(of: other) + offset)
  }
}
