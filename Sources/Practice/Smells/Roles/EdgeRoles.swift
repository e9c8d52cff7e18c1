import Foundation

/// Where a module meets the world: protocols in front of work that takes time and can fail.
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

  /// `async throws` and its like, or a completion handler that is told about failures.
  private static func takesTimeAndFails(_ type: String) -> Bool {
    if type.contains(" async throws") || type.contains("AsyncThrowingStream") { return true }
    if type.contains(" async ") { return type.contains("Swift.Result<") }
    guard let end = type.range(of: " -> ", options: .backwards) else { return false }
    let parameters = type[..<end.lowerBound]
    return parameters.contains("Swift.Result<") || parameters.contains("Swift.Error?")
  }
}
