extension Smell {
  /// Formatters made again for each call instead of once.
  static let formattersPerCall = Smell(id: "formatters-per-call", title: "Formatters per call") {
    code in
    Measure(counting: FormatterFinder(code).againAndAgain.map(\.place))
  }

  /// The same, where a screen gets there with no protocol in between: for each row, then.
  static let formattersInScreens = Smell(
    id: "formatters-in-screens", title: "Formatters per call in screens"
  ) { code in
    let reached = code.reachedByScreens
    return Measure(
      counting: FormatterFinder(code).againAndAgain.filter { reached.contains($0.member) }
        .map(\.place))
  }
}

/// Finds where formatters are made, also as parts of other values.
private struct FormatterFinder {
  private let code: MeasuredCode

  /// Types that make a formatter whenever a value of theirs is made.
  private var makers: Set<String> = []

  /// Functions that run once for each thing that keeps their result.
  private var once: Set<String> = []

  init(_ code: MeasuredCode) {
    self.code = code
    findMakers()
    findOnce()
  }

  /// The uses that make a formatter each time.
  var againAndAgain: [CodeUse] { code.model.uses.filter { makes($0) && !isOnce($0) } }

  /// Whether a use makes a formatter.
  private func makes(_ use: CodeUse) -> Bool {
    guard use.name == "init" else { return false }
    if let owner = code.model.owners[use.target] { return makers.contains(owner) }
    return Self.isFormatterInitialiser(use.target)
  }

  /// Whether a use happens once for each thing that keeps what it makes.
  private func isOnce(_ use: CodeUse) -> Bool {
    let member = code.model.members[use.member]
    guard !use.isInClosure || code.roles.isRootCode(member) else {
      return member.kind == .defaultArgument
    }
    return switch member.kind {
    case .firstValue, .initialiser, .defaultArgument: true
    case .called:
      code.roles.isRootCode(member) || once.contains(member.usr)
        || ["viewDidLoad", "loadView"].contains(member.name)
          && member.type.map(code.roles.controllers.contains) ?? false
    }
  }

  private mutating func findMakers() {
    var grows = true
    while grows {
      grows = false
      for use in code.model.uses where makes(use) {
        let member = code.model.members[use.member]
        // Screens are made by who shows them, and not for a row.
        guard member.kind != .called, !member.isStatic, let type = member.type,
          !code.roles.screens.contains(type)
        else { continue }
        grows = makers.insert(type).inserted || grows
      }
    }
  }

  private mutating func findOnce() {
    let callers = Dictionary(grouping: code.model.uses, by: \.target)
    let called = code.model.members.filter { $0.kind == .called && !$0.usr.isEmpty }
    var grows = true
    while grows {
      let found = called.map(\.usr).filter { usr in
        guard !once.contains(usr), let callers = callers[usr] else { return false }
        return callers.allSatisfy(isOnce)
      }
      once.formUnion(found)
      grows = !found.isEmpty
    }
  }

  private static func isFormatterInitialiser(_ usr: String) -> Bool {
    let isModule =
      ["s:10Simulation", "s:10Foundation", "s:20FoundationEssentials"].contains {
        usr.hasPrefix($0)
      } || usr.hasPrefix("c:objc(cs)NS")
    return isModule && usr.contains("Formatter")
  }
}
