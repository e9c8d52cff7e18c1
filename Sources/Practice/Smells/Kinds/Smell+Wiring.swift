extension Smell {
  /// Protocols in front of work that takes time and can fail, which somebody calls.
  static let edgeProtocols = Smell(id: "edge-protocols", title: "Protocols at the edges") {
    code in
    let called = code.roles.edges.filter { edge, requirements in
      code.model.uses.contains {
        requirements.contains($0.target) && code.model.user($0) != edge
      }
    }
    return Measure(called.count, at: called.keys.compactMap { code.model.types[$0]?.place })
  }

  /// The real world, taken where nobody can put another in its place.
  static let seamsOutsideRoot = Smell(
    id: "seams-outside-root", title: "World read outside the root"
  ) {
    code in
    Measure(
      counting: code.model.uses
        .filter {
          code.isSeam($0) && !code.roles.isWiring(code.model.members[$0.member])
            && !code.isFileOfService($0)
        }
        .map(\.place))
  }

  /// A service named by its type, where a protocol would do, or fetched from the root.
  static let concreteServices = Smell(
    id: "concrete-services", title: "Services by type outside the root"
  ) { code in
    let (model, roles) = (code.model, code.roles)
    func isFree(_ member: CodeMember, naming service: String) -> Bool {
      member.type == service || roles.isRootCode(member)
        || roles.isWiring(member) && member.kind != .defaultArgument
    }
    let uses = model.uses.filter { use in
      guard let owner = model.owners[use.target] else { return false }
      // A root that is asked from the inside is a locator.
      if roles.roots.contains(owner), use.target.hasSuffix("Z") {
        return !roles.isRootCode(model.members[use.member])
      }
      guard roles.services.contains(owner) else { return false }
      return use.name == "init" && !isFree(model.members[use.member], naming: owner)
    }
    let mentions = model.mentions.filter { mention in
      model.ownTypes(in: mention.type).contains {
        roles.services.contains($0) && !isFree(model.members[mention.member], naming: $0)
      }
    }
    let declarations = model.declarations.filter { declaration in
      model.ownTypes(in: declaration.type).contains {
        roles.services.contains($0) && declaration.owner != $0
          && !(declaration.owner.map(roles.roots.contains) ?? false)
          && !isFree(model.members[declaration.member], naming: $0)
      }
    }
    return Measure(
      counting: uses.map(\.place) + mentions.map(\.place) + declarations.map(\.place))
  }
}

extension MeasuredCode {
  /// Whether a use takes something from the world; what it was given does not count.
  fileprivate func isSeam(_ use: CodeUse) -> Bool {
    if model.seams.contains(use.target) {
      return !Self.harmless.contains(use.name) && !use.target.hasPrefix(Self.string)
    }
    guard use.target.hasPrefix("s:10Simulation") else { return false }
    // Going to the main queue takes nothing from the world, unlike waiting there.
    if use.name == "asyncAfter" { return true }
    if use.target.contains("WorldDispatch") { return false }
    let isOfType = use.target.hasSuffix("Z") || use.name == "init"
    return isOfType && !use.target.contains("Formatter")
  }

  /// Whether a use is of the files that a service is there to keep.
  fileprivate func isFileOfService(_ use: CodeUse) -> Bool {
    StorageRoles.isFile(use, in: model) && model.user(use).map(roles.services.contains) ?? false
  }

  /// Output, operators, and formats that are told their locale.
  private static let harmless: Set<String> = ["print", "+", "formatted"]

  /// How the compiler's names of String's members begin: `String(format:)` asks nothing of the world.
  private static let string = "s:SS"
}
