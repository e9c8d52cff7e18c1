extension Smell {
  /// Flags that a screen keeps, in itself or in something that exists beside it alone.
  static let booleanState = Smell(id: "boolean-state", title: "Boolean state in screens") { code in
    let keepers = code.keepers
    return Measure(
      counting: code.model.declarations
        .filter { code.isFlag($0) && code.isKept($0, by: keepers) }
        .map(\.place))
  }
}

extension MeasuredCode {
  /// Controllers and table adapters, with the helpers that they store.
  fileprivate var keepers: Set<String> {
    var keepers = roles.screens.subtracting(roles.views)
    var grows = true
    while grows {
      let stored = model.declarations.filter {
        ($0.kind == .storedVariable || $0.kind == .storedConstant)
          && $0.owner.map(keepers.contains) ?? false && !$0.type.contains("->")
          && !$0.type.contains("[")
      }
      let count = keepers.count
      for declaration in stored {
        keepers.formUnion(model.ownTypes(in: declaration.type).filter(roles.helpers.contains))
      }
      grows = keepers.count > count
    }
    return keepers
  }

  /// Whether something stored is true or false, alone, in a tuple or in a box.
  fileprivate func isFlag(_ declaration: CodeDeclaration) -> Bool {
    let type = declaration.type
    guard !type.contains("->"), TypeName.words(in: type).contains("Swift.Bool") else {
      return false
    }
    switch declaration.kind {
    case .storedVariable: return true
    // A constant can still hold a box whose contents change.
    case .storedConstant: return type.contains("<")
    default: return false
    }
  }

  fileprivate func isKept(_ flag: CodeDeclaration, by keepers: Set<String>) -> Bool {
    guard let owner = flag.owner else { return isRead(flag) { roles.isScreenCode($0) } }
    if keepers.contains(owner) { return true }
    if roles.helpers.contains(owner), flag.isStatic { return true }
    // A view shows what it is told; a flag that others read there is kept for them.
    return roles.views.contains(owner) && isRead(flag) { $0.type != owner }
  }

  private func isRead(_ flag: CodeDeclaration, where test: (CodeMember) -> Bool) -> Bool {
    model.uses.contains {
      $0.target == flag.usr && !$0.isAssigned && test(model.members[$0.member])
    }
  }
}
