extension CodeModel {
  /// The names of types that are still mangled.
  var mangledNames: Set<String> {
    var names = Set(types.keys).union(types.values.compactMap(\.superclass))
    names.formUnion(members.compactMap(\.type))
    names.formUnion(mentions.map(\.type))
    names.formUnion(declarations.map(\.type))
    names.formUnion(owners.values)
    names.formUnion(functions.values)
    names.formUnion(requirements.flatMap { [$0.owner, $0.type] })
    names.formUnion(constraints.compactMap(\.owner))
    return names
  }

  /// Replaces mangled names of types by printed ones.
  mutating func rename(by names: [String: String]) {
    func printed(_ name: String) -> String { names[name] ?? name }
    func bare(_ name: String) -> String { TypeName.bare(printed(name)) }
    var renamed: [String: CodeType] = [:]
    for (key, type) in types {
      let name = bare(key)
      var merged = renamed[name] ?? CodeType(name: name)
      if !type.usr.isEmpty { merged.usr = type.usr }
      merged.isProtocol = merged.isProtocol || type.isProtocol
      merged.superclass = type.superclass.map(bare) ?? merged.superclass
      merged.protocols.formUnion(type.protocols)
      merged.place = type.place ?? merged.place
      merged.lines += type.lines
      renamed[name] = merged
    }
    types = renamed
    for index in members.indices { members[index].type = members[index].type.map(bare) }
    for index in mentions.indices { mentions[index].type = printed(mentions[index].type) }
    for index in declarations.indices {
      declarations[index].type = printed(declarations[index].type)
      declarations[index].owner = declarations[index].owner.map(bare)
    }
    for index in requirements.indices {
      requirements[index].owner = bare(requirements[index].owner)
      requirements[index].type = printed(requirements[index].type)
    }
    for index in constraints.indices {
      constraints[index].owner = constraints[index].owner.map(bare)
    }
    owners = owners.mapValues(bare)
    functions = functions.mapValues(printed)
  }
}
