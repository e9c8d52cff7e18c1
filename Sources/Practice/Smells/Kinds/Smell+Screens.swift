extension Smell {
  /// A screen that waits, draws coins or looks for a network, as a god object does.
  static let networkInScreens = Smell(id: "network-in-screens", title: "Network in screens") {
    code in
    Measure(
      counting: code.model.uses
        .filter {
          code.roles.isScreenCode(code.model.members[$0.member]) && code.isNetwork($0)
        }
        .map(\.place))
  }

  /// A screen that asks a service itself, instead of a view model that does.
  static let loadingInScreens = Smell(id: "loading-in-screens", title: "Loading in screens") {
    code in
    Measure(
      counting: code.model.uses
        .filter {
          code.roles.isScreenCode(code.model.members[$0.member])
            && (code.isNetwork($0) || code.asksService($0))
        }
        .map(\.place))
  }

  /// Code that knows UIKit although it is no screen's: a view model with a colour, or a model.
  static let uiKitBelowScreens = Smell(id: "uikit-below-screens", title: "UIKit below screens") {
    code in
    let (model, roles) = (code.model, code.roles)
    func isBelow(_ member: CodeMember) -> Bool {
      !roles.isScreenCode(member) && !roles.isRootCode(member) && !code.isUsedByScreensAlone(member)
    }
    let uses = model.uses.filter {
      UIKitRoles.isUIKit($0) && model.functions[$0.target] == nil
        && isBelow(model.members[$0.member])
    }
    let declarations = model.declarations.filter { declaration in
      guard declaration.type.contains("UIKitShim.") else { return false }
      guard declaration.member == 0 else { return isBelow(model.members[declaration.member]) }
      return isBelow(
        CodeMember(
          usr: declaration.usr, name: declaration.name, type: declaration.owner, kind: .called,
          isInExtension: declaration.isInExtension))
    }
    return Measure(counting: uses.map(\.place) + declarations.map(\.place))
  }

  /// How long the longest view controller is.
  static let controllerLines = Smell(id: "controller-lines", title: "Lines of a controller") {
    $0.longest(of: $0.roles.controllers)
  }

  /// How long the longest type is.
  static let typeLines = Smell(id: "type-lines", title: "Lines of a type") { code in
    code.longest(of: Set(code.model.types.keys.filter(code.model.declares)))
  }
}

extension MeasuredCode {
  fileprivate func longest(of names: Set<String>) -> Measure {
    let types = names.compactMap { model.types[$0] }
    guard let longest = types.max(by: { ($0.lines, $1.name) < ($1.lines, $0.name) }) else {
      return Measure(0)
    }
    return Measure(longest.lines, at: longest.place.map { [$0] } ?? [])
  }

  /// Whether a use waits, draws a coin or looks for a network.
  fileprivate func isNetwork(_ use: CodeUse) -> Bool {
    if model.seams.contains(use.target) {
      return ["random", "isConnectedToNetwork", "sleep"].contains(use.name)
    }
    return use.target.hasPrefix("s:10Simulation") && use.name == "asyncAfter"
  }

  /// Whether a use asks for what only services do.
  fileprivate func asksService(_ use: CodeUse) -> Bool {
    if roles.edges.values.contains(where: { $0.contains(use.target) }) { return true }
    guard let owner = model.owners[use.target], roles.services.contains(owner) else { return false }
    return model.functions[use.target]?.contains(" async ") ?? false
  }

  /// Whether code in an extension, or outside of types, serves only screens: how a status looks.
  fileprivate func isUsedByScreensAlone(_ member: CodeMember) -> Bool {
    guard member.isInExtension || member.type == nil, !member.usr.isEmpty else { return false }
    let callers = model.uses.filter { $0.target == member.usr }.map { model.members[$0.member] }
    return !callers.isEmpty && callers.allSatisfy { roles.isScreenCode($0) || roles.isRootCode($0) }
  }
}
