extension Smell {
  /// How many functions the widest protocol has that code outside the root asks for.
  static let protocolWidth = Smell(
    id: "protocol-width", title: "Functions behind one protocol"
  ) { code in
    let held = ProtocolWidths(code).held
    let widest = held.map(\.width).max() ?? 0
    return Measure(widest, at: held.filter { $0.width == widest && widest > 0 }.map(\.place))
  }
}

/// What code knows of the values that it is given.
private struct ProtocolWidths {
  private let code: MeasuredCode
  private let requirements: [String: [CodeRequirement]]

  init(_ code: MeasuredCode) {
    self.code = code
    let names = Dictionary(
      code.model.types.values.filter(\.isProtocol).map { ($0.name, $0.usr) }
    ) { first, _ in first }
    requirements = Dictionary(grouping: code.model.requirements) { names[$0.owner] ?? "" }
  }

  /// The places that hold values by protocols, or by types made of functions, with the width of each.
  var held: [(width: Int, place: CodePlace)] { declared + constrained + madeOfFunctions }

  private var declared: [(width: Int, place: CodePlace)] {
    code.model.declarations.flatMap { declaration -> [(width: Int, place: CodePlace)] in
      guard declaration.kind != .alias, !isRoot(declaration.owner, declaration.member) else {
        return []
      }
      return TypeName.compositions(in: declaration.type).map { names in
        let protocols = names.compactMap { code.model.types[$0] }.filter(\.isProtocol).map(\.usr)
        return (width(of: Set(protocols)), declaration.place)
      }
    }
  }

  private var constrained: [(width: Int, place: CodePlace)] {
    code.model.constraints.compactMap { constraint in
      let owner = constraint.owner.flatMap { code.model.types[$0] }
      // In a protocol's own code, `Self` is no value that it was given.
      let isSelf = owner.map { $0.isProtocol && constraint.protocols.contains($0.usr) } ?? false
      guard !isSelf, !isRoot(constraint.owner, constraint.member) else { return nil }
      return (width(of: constraint.protocols), constraint.place)
    }
  }

  /// Values made of functions are protocols by another name, as far as others call the functions.
  private var madeOfFunctions: [(width: Int, place: CodePlace)] {
    let functions = code.model.declarations.filter { declaration in
      guard let owner = declaration.owner, !isRoot(owner, 0),
        declaration.kind == .storedConstant || declaration.kind == .storedVariable,
        !code.roles.screens.contains(owner), !declaration.isStatic,
        Self.isAsked(declaration.type, isProperty: true)
      else { return false }
      return code.model.uses.contains {
        $0.target == declaration.usr && !$0.isAssigned && code.model.user($0) != owner
          && !code.roles.isRootCode(code.model.members[$0.member])
      }
    }
    return Dictionary(grouping: functions) { $0.owner ?? "" }.compactMap { owner, functions in
      code.model.types[owner]?.place.map { (functions.count, $0) }
    }
  }

  private func isRoot(_ owner: String?, _ member: Int) -> Bool {
    owner.map(code.roles.roots.contains) ?? code.roles.isWiring(code.model.members[member])
  }

  /// The functions of all these protocols together. What is mostly told things, such as a view or a
  /// delegate, is no source of anything and has no width.
  private func width(of protocols: Set<String>) -> Int {
    let all = protocols.reduce(into: protocols) { all, usr in
      for type in code.model.types.values where type.usr == usr && !usr.isEmpty {
        all.formUnion(code.model.inherited(by: type.name))
      }
    }
    let asked = all.flatMap { requirements[$0] ?? [] }
    let asks = asked.filter { Self.isAsked($0.type, isProperty: $0.isProperty) }.count
    let tells =
      asked.filter { !$0.isProperty }.count
      - asked.filter {
        !$0.isProperty && Self.isAsked($0.type, isProperty: false)
      }.count
    return tells > asks ? 0 : asks + tells
  }

  /// Whether something is called for what comes back: a result, a failure, or a later answer.
  private static func isAsked(_ type: String, isProperty: Bool) -> Bool {
    let arrows = type.components(separatedBy: "->").count - 1
    // A requirement's type begins with the value that it is asked of.
    let own = isProperty ? 1 : 2
    guard arrows >= own else { return false }
    if type.contains(" throws") || arrows > own { return true }
    let result = type.components(separatedBy: "->").last?.trimmingCharacters(in: .whitespaces) ?? ""
    return !["()", "())", "())?", "()>"].contains(result)
  }
}
