extension Smell {
  /// Functions that choose between orders, so that a new order is a change in them.
  static let sortSwitches = Smell(id: "sort-switches", title: "Switches over orders") { code in
    let spots =
      SortFinder(code.model).choices + code.model.swayedComparisons.map { ($0.member, $0.place) }
    let places = Dictionary(spots, uniquingKeysWith: min).values
    return Measure(places.count, at: Array(places))
  }
}

/// Finds the code that sorts, and the code that chooses among it.
private struct SortFinder {
  private struct Event {
    enum Kind {
      case sort
      case comparator
      case function
    }

    let kind: Kind
    /// What tells one order from another: where it stands, or what is called.
    let order: String
    let member: Int
    let place: CodePlace
    let isChosen: Bool
  }

  /// Code with two orders of which at least one is taken only in some cases, each with a place.
  let choices: [(Int, CodePlace)]

  init(_ model: CodeModel) {
    let own = Self.comparators(in: model) + Self.sorts(in: model)
    let calls = Self.calls(of: Set(own.map(\.member)), in: model)
    choices = Dictionary(grouping: own + calls, by: \.member).compactMap { member, events in
      let orders = Dictionary(grouping: events, by: \.kind).values.map {
        Set($0.map(\.order)).count
      }
      guard orders.contains(where: { $0 > 1 }) else { return nil }
      return events.filter(\.isChosen).map(\.place).min().map { (member, $0) }
    }
  }

  private static func comparators(in model: CodeModel) -> [Event] {
    let closures = model.comparators.enumerated().map { index, comparator in
      Event(
        kind: .comparator, order: "\(index)", member: comparator.member, place: comparator.place,
        isChosen: comparator.isChosen)
    }
    let made = model.uses.enumerated().filter { isComparator($1) }.map { index, use in
      Event(
        kind: .comparator, order: "made \(index)", member: use.member, place: use.place,
        isChosen: use.isChosen)
    }
    return closures + made
  }

  private static func sorts(in model: CodeModel) -> [Event] {
    model.uses.enumerated().filter { isSort($1) && model.functions[$1.target] == nil }.map {
      index, use in
      Event(
        kind: .sort, order: "\(index)", member: use.member, place: use.place,
        isChosen: use.isChosen)
    }
  }

  /// Calls of functions that sort in one way, or compare, and values made of types that do.
  private static func calls(of sorters: Set<Int>, in model: CodeModel) -> [Event] {
    let members = sorters.map { model.members[$0] }
    let functions = Set(members.map(\.usr)).subtracting([""])
    let types = Set(members.compactMap(\.type))
    return model.uses.compactMap { use in
      let user = model.members[use.member]
      let owner = use.name == "init" ? model.owners[use.target] : nil
      let kind: Event.Kind
      if let owner, types.contains(owner), owner != user.type {
        kind = .sort
      } else if functions.contains(use.target), use.target != user.usr {
        kind = .sort
      } else if model.comparingFunctions.contains(use.target) {
        kind = .function
      } else {
        return nil
      }
      return Event(
        kind: kind, order: owner ?? use.target, member: use.member, place: use.place,
        isChosen: use.isChosen)
    }
  }

  private static func isSort(_ use: CodeUse) -> Bool {
    ["sort", "sorted", "sortedArray"].contains(use.name) && isLibrary(use.target)
  }

  private static func isComparator(_ use: CodeUse) -> Bool {
    use.name == "init" && isLibrary(use.target)
      && ["17KeyPathComparator", "14SortDescriptor", "20ComparableComparator"].contains {
        use.target.contains($0)
      }
  }

  private static func isLibrary(_ target: String) -> Bool {
    ["s:S", "s:s", "s:10Foundation", "s:20Foundation", "s:30Foundation", "c:objc(cs)NS"]
      .contains(where: target.hasPrefix)
  }
}
