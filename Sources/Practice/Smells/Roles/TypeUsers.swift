/// Which types of a module use which.
struct TypeUsers {
  /// For each type, the types whose code or declarations name it; nil stands for code outside of
  /// types. A type that uses itself does not count.
  private(set) var users: [String: Set<String?>] = [:]

  init(_ model: CodeModel) {
    for use in model.uses {
      if let owner = model.owners[use.target] { note(owner, usedBy: model.user(use)) }
    }
    for mention in model.mentions {
      for type in model.ownTypes(in: mention.type) {
        note(type, usedBy: model.members[mention.member].type)
      }
    }
    for declaration in model.declarations {
      for type in model.ownTypes(in: declaration.type) { note(type, usedBy: declaration.owner) }
    }
  }

  private mutating func note(_ type: String, usedBy user: String?) {
    if type != user { users[type, default: []].insert(user) }
  }
}
