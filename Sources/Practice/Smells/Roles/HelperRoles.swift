/// Finds types that exist only beside screens.
struct HelperRoles {
  private(set) var helpers: Set<String>

  init(
    _ model: CodeModel, screens: Set<String>, roots: Set<String>, edges: EdgeRoles,
    users: [String: Set<String?>]
  ) {
    let workers = Self.workers(in: model, edges: edges, screens: screens)
    var helpers = Set(
      model.types.keys.filter {
        model.declares($0) && !screens.contains($0) && !roots.contains($0) && !workers.contains($0)
          && model.types[$0]?.isProtocol == false
      })
    var shrinks = true
    while shrinks {
      let kept = helpers.filter { helper in
        let users = users[helper] ?? []
        return users.contains { $0.map(roots.contains) != true }
          && users.allSatisfy { user in
            guard let user else { return false }
            return screens.contains(user) || helpers.contains(user) || roots.contains(user)
              || UIKitRoles.isUIKit(user)
          }
      }
      shrinks = kept.count < helpers.count
      helpers = kept
    }
    self.helpers = helpers
  }

  /// Types that wait for something, that know a service, or that use a type which does.
  private static func workers(in model: CodeModel, edges: EdgeRoles, screens: Set<String>)
    -> Set<String>
  {
    var workers = Set(model.members.filter(\.awaits).compactMap(\.type))
    workers.formUnion(edges.services)
    let requirements = edges.allRequirements
    var grows = true
    while grows {
      let count = workers.count
      for use in model.uses {
        guard let user = model.user(use), !screens.contains(user) else { continue }
        let isWork =
          requirements.contains(use.target)
          || model.owners[use.target].map(workers.contains) ?? false
        if isWork { workers.insert(user) }
      }
      grows = workers.count > count
    }
    return workers
  }
}
