import Foundation

/// Where a module meets the world: protocols in front of work that takes time and can fail, or that
/// reaches files.
struct EdgeRoles {
  /// The requirements of each such protocol, as the compiler identifies them.
  private(set) var requirements: [String: Set<String>] = [:]

  /// The types that conform to one and are no screens.
  private(set) var services: Set<String> = []

  /// Every requirement of every edge.
  var allRequirements: Set<String> { requirements.values.reduce(into: []) { $0.formUnion($1) } }

  init(_ model: CodeModel, screens: Set<String>) {
    for (usr, type) in model.functions {
      guard let owner = model.owners[usr], model.types[owner]?.isProtocol == true,
        Self.takesTimeAndFails(type)
      else { continue }
      requirements[owner, default: []].insert(usr)
    }
    for (edge, asked) in Self.storageEdges(model, screens: screens) {
      requirements[edge, default: []].formUnion(asked)
    }
    var conformed: Set<String> = []
    for (name, type) in model.types
    where model.declares(name) && !type.isProtocol && !screens.contains(name) {
      for edge in requirements.keys where type.protocols.contains(model.types[edge]?.usr ?? "") {
        services.insert(name)
        conformed.insert(edge)
      }
    }
    requirements = requirements.filter { conformed.contains($0.key) }
  }

  /// Protocols before what reads and writes files, itself or by asking another of them; of their
  /// requirements those that can fail, or all where none says so.
  private static func storageEdges(
    _ model: CodeModel, screens: Set<String>
  ) -> [String: Set<String>] {
    let storing = Set(
      StorageRoles(model).reaching.map { model.members[$0] }
        .filter { $0.kind == .called }.compactMap(\.type))
    let protocols = Dictionary(
      grouping: model.requirements.filter { !$0.isProperty }, by: \.owner
    ).filter { model.declares($0.key) }
    let workers = model.types.values.filter {
      model.declares($0.name) && !$0.isProtocol && !screens.contains($0.name)
    }
    var edges: [String: Set<String>] = [:]
    var grows = true
    while grows {
      let asked = edges.values.reduce(into: Set<String>()) { $0.formUnion($1) }
      let asking = Set(model.uses.filter { asked.contains($0.target) }.compactMap(model.user))
      let count = edges.count
      for (name, requirements) in protocols where edges[name] == nil {
        let failing = requirements.filter {
          $0.type.contains(" throws") || $0.type.contains("Swift.Result<")
        }
        let isEdge = workers.contains { worker in
          worker.protocols.contains(model.types[name]?.usr ?? "")
            && (storing.contains(worker.name) || !failing.isEmpty && asking.contains(worker.name))
        }
        if isEdge { edges[name] = Set((failing.isEmpty ? requirements : failing).map(\.usr)) }
      }
      grows = edges.count > count
    }
    return edges
  }

  /// `async throws` and its like, or a completion handler that is told about failures.
  private static func takesTimeAndFails(_ type: String) -> Bool {
    if type.contains(" async throws") || type.contains("AsyncThrowingStream") { return true }
    if type.contains(" async ") { return type.contains("Swift.Result<") }
    guard let end = type.range(of: " -> ", options: .backwards) else { return false }
    let parameters = type[..<end.lowerBound]
    return parameters.contains("Swift.Result<") || parameters.contains("Swift.Error?")
  }
}
