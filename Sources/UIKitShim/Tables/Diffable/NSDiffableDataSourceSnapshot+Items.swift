extension NSDiffableDataSourceSnapshot {
  /// Adds items at the end of a section, the last one unless it is named.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sectionIdentifiers.last else {
      fatalError("There are currently no sections in the data source. Please add a section first.")
    }
    requireSection(section)
    admit(identifiers, to: section)
    items[section, default: []] += identifiers
  }

  /// Adds items before another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, beside: beforeIdentifier, offset: 0)
  }

  /// Adds items after another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, beside: afterIdentifier, offset: 1)
  }

  /// Takes items away; those that are not there do not count.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    take(Set(identifiers))
  }

  /// Takes all items and sections away.
  public mutating func deleteAllItems() { self = Self() }

  /// Moves an item before another one.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    move(identifier, beside: toIdentifier, offset: 0)
  }

  /// Moves an item after another one.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    move(identifier, beside: toIdentifier, offset: 1)
  }

  /// Has the cells of items replaced by new ones.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    requireItems(identifiers, "reload")
    reloadedItemIdentifiers.append(contentsOf: identifiers)
  }

  /// Has the cells of items filled anew; an item keeps its cell.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    requireItems(identifiers, "reconfigure")
    reconfiguredItemIdentifiers.append(contentsOf: identifiers)
  }

  private func requireItems(_ identifiers: [ItemIdentifierType], _ verb: String) {
    for identifier in identifiers where homes[identifier] == nil {
      fatalError(
        "Attempted to \(verb) item identifier that does not exist in the snapshot: \(identifier)")
    }
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], beside other: ItemIdentifierType, offset: Int
  ) {
    require(
      !identifiers.contains(other), "Inserting an item beside itself is not supported: \(other)")
    guard let section = homes[other] else {
      fatalError("The item to insert beside does not exist in the snapshot: \(other)")
    }
    admit(identifiers, to: section)
    let place = items[section]?.firstIndex(of: other) ?? 0
    items[section]?.insert(contentsOf: identifiers, at: place + offset)
  }

  private mutating func move(
    _ identifier: ItemIdentifierType, beside other: ItemIdentifierType, offset: Int
  ) {
    require(identifier != other, "Moving an item beside itself is not supported: \(other)")
    guard homes[identifier] != nil else {
      fatalError("Attempted to move an item that does not exist in the snapshot: \(identifier)")
    }
    guard let section = homes[other] else {
      fatalError("The item to move beside does not exist in the snapshot: \(other)")
    }
    take([identifier])
    homes[identifier] = section
    let place = items[section]?.firstIndex(of: other) ?? 0
    items[section]?.insert(identifier, at: place + offset)
  }

  /// Makes room for items in a section. As in UIKit, the same item twice stops the app, and items
  /// that are there already move, with a word about it.
  private mutating func admit(
    _ identifiers: [ItemIdentifierType], to section: SectionIdentifierType
  ) {
    let new = Set(identifiers)
    if new.count != identifiers.count {
      let repeated = repeats(in: identifiers)
      fatalError(
        "Fatal: supplied item identifiers are not unique. Duplicate identifiers: \(repeated)")
    }
    let known = new.filter { homes[$0] != nil }
    if !known.isEmpty {
      let line =
        "Diffable data source detected an attempt to insert or append \(known.count) item "
        + "identifiers that already exist in the snapshot. They are moved into place instead.\n"
      FileHandle.standardError.write(Data(line.utf8))
      take(known)
    }
    homes.reserveCapacity(homes.count + identifiers.count)
    for identifier in identifiers { homes[identifier] = section }
  }

  private mutating func take(_ gone: Set<ItemIdentifierType>) {
    for section in Set(gone.compactMap { homes[$0] }) {
      items[section]?.removeAll(where: gone.contains)
    }
    for identifier in gone { homes[identifier] = nil }
    if !reloadedItemIdentifiers.isEmpty { reloadedItemIdentifiers.removeAll(where: gone.contains) }
    if !reconfiguredItemIdentifiers.isEmpty {
      reconfiguredItemIdentifiers.removeAll(where: gone.contains)
    }
  }
}

/// Which of some values are there more than once, in the order they are met.
func repeats<Value: Hashable>(in values: [Value]) -> [Value] {
  var seen: Set<Value> = []
  var told: Set<Value> = []
  return values.filter { !seen.insert($0).inserted && told.insert($0).inserted }
}
