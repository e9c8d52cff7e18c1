/// Finds what puts the app together.
struct RootRoles {
  private(set) var roots: Set<String>

  init(
    _ model: CodeModel, app: String, screens: Set<String>, controllers: Set<String>,
    services: Set<String>, users: [String: Set<String?>]
  ) {
    let candidates = model.types.keys.filter {
      model.declares($0) && !screens.contains($0) && !services.contains($0)
        && model.types[$0]?.isProtocol == false
    }
    var roots = Set([app])
    for type in candidates {
      let users = users[type] ?? []
      let makesScreens = Self.makes(controllers, type, in: model)
      // What a screen knows is below it, whatever else it makes.
      if makesScreens, !users.contains(where: { $0.map(screens.contains) ?? false }) {
        roots.insert(type)
      }
    }
    let waiting = Set(model.members.filter(\.awaits).compactMap(\.type))
    var grows = true
    while grows {
      grows = false
      for type in candidates where !roots.contains(type) && !waiting.contains(type) {
        let users = users[type] ?? []
        guard !users.isEmpty, users.allSatisfy({ $0.map(roots.contains) ?? false }),
          !Self.isAsked(type, byOthersThan: roots, in: model)
        else { continue }
        roots.insert(type)
        grows = true
      }
    }
    self.roots = roots
  }

  /// Whether others ask a type for something by a protocol, without naming the type.
  private static func isAsked(
    _ type: String, byOthersThan roots: Set<String>, in model: CodeModel
  ) -> Bool {
    let protocols = model.types[type]?.protocols ?? []
    let asked = Set(
      model.requirements.filter { protocols.contains(model.types[$0.owner]?.usr ?? "") }.map(\.usr))
    return model.uses.contains { use in
      asked.contains(use.target) && !(model.user(use).map(roots.contains) ?? false)
    }
  }

  private static func makes(_ controllers: Set<String>, _ type: String, in model: CodeModel) -> Bool
  {
    model.uses.contains {
      $0.name == "init" && model.user($0) == type
        && model.owners[$0.target].map(controllers.contains) ?? false
    }
  }
}
