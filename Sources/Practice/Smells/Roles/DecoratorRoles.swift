/// Finds what stays in front of something and passes for it.
struct DecoratorRoles {
  /// Types that conform to a protocol, keep a value of that protocol, and ask it.
  private(set) var types: Set<String> = []

  /// Functions that are given a function, or a value made of functions, and give back another.
  private(set) var functions: Set<Int> = []

  init(_ model: CodeModel, screens: Set<String>) {
    let protocols = model.types.values.filter(\.isProtocol)
    let stored = Dictionary(
      grouping: model.declarations.filter {
        ($0.kind == .storedConstant || $0.kind == .storedVariable) && !$0.isStatic
      }, by: { $0.owner ?? "" })
    let asked = Dictionary(grouping: model.requirements, by: \.owner)
      .mapValues { Set($0.map(\.usr)) }
    for (name, type) in model.types
    where model.declares(name) && !type.isProtocol && !screens.contains(name) {
      let fronted = protocols.filter { front in
        type.protocols.contains(front.usr)
          && (stored[name] ?? []).contains { Self.holds($0.type, front, in: model) }
      }
      let isAsking = model.uses.contains { use in
        model.user(use) == name && fronted.contains { asked[$0.name]?.contains(use.target) == true }
      }
      if isAsking { types.insert(name) }
    }
    let madeOfFunctions = Set(stored.filter { $0.value.contains { Self.isFunction($0.type) } }.keys)
    findFunctions(in: model, madeOfFunctions: madeOfFunctions)
  }

  private mutating func findFunctions(in model: CodeModel, madeOfFunctions: Set<String>) {
    var given: [Int: Set<String>] = [:]
    for parameter in model.declarations where parameter.kind == .parameter {
      given[parameter.member, default: []].insert(parameter.type)
    }
    for result in model.declarations where result.kind == .result {
      let member = model.members[result.member]
      guard Self.isFunction(result.type) || madeOfFunctions.contains(TypeName.bare(result.type))
      else { continue }
      let isOwn = !member.isStatic && member.type == TypeName.bare(result.type)
      if isOwn || given[result.member]?.contains(result.type) == true {
        functions.insert(result.member)
      }
    }
  }

  /// Whether a type is that of one value which conforms to a protocol.
  private static func holds(_ type: String, _ front: CodeType, in model: CodeModel) -> Bool {
    guard !isFunction(type), !type.contains("[") else { return false }
    let words = TypeName.words(in: type)
    // A generic parameter has a name without a module.
    if words.count == 1, let name = words.first, !name.contains(".") { return true }
    return words.contains {
      $0 == front.name || model.inherited(by: $0).contains(front.usr)
    }
  }

  private static func isFunction(_ type: String) -> Bool { type.contains("->") }
}

extension CodeModel {
  /// The protocols that a protocol inherits, directly or through others; none for other types.
  func inherited(by name: String) -> Set<String> {
    guard let type = types[name], type.isProtocol else { return [] }
    let direct = type.protocols.subtracting([type.usr])
    let names = types.values.filter { $0.isProtocol && direct.contains($0.usr) }.map(\.name)
    return names.reduce(into: direct) { $0.formUnion(inherited(by: $1)) }
  }
}
