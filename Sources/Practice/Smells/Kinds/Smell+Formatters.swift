extension Smell {
  /// Formatters made again for each call instead of once.
  static let formattersPerCall = Smell(id: "formatters-per-call", title: "Formatters per call") {
    code in
    let finder = FormatterFinder(code)
    return Measure(
      counting: code.model.uses
        .filter { finder.makes($0) && !finder.isOnce(code.model.members[$0.member]) }
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

  /// Whether a use makes a formatter.
  func makes(_ use: CodeUse) -> Bool {
    guard use.name == "init" else { return false }
    if let owner = code.model.owners[use.target] { return makers.contains(owner) }
    return Self.isFormatterInitialiser(use.target)
  }

  /// Whether code runs once for each thing that keeps what it makes.
  func isOnce(_ member: CodeMember) -> Bool {
    switch member.kind {
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
      .mapValues { $0.map { code.model.members[$0.member] } }
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
