extension Smell {
  /// Files and JSON that a screen gets at with no protocol in between, itself or through what it calls.
  static let storageInScreens = Smell(id: "storage-in-screens", title: "Storage in screens") {
    code in
    let reached = code.reachedByScreens
    return Measure(
      counting: code.model.uses
        .filter { use in
          reached.contains(use.member)
            && (StorageRoles.isFile(use, in: code.model)
              || StorageRoles.isCoding(use, in: code.model)
              || StorageRoles.isPlace(use, in: code.model))
        }
        .map(\.place))
  }
}

extension MeasuredCode {
  /// The code of screens, and what it calls with no protocol in between; the root is beside it.
  var reachedByScreens: Set<Int> {
    let screens = model.members.indices.filter { roles.isScreenCode(model.members[$0]) }
    return CodeCalls(model).reach(of: Set(screens)) { !roles.isRootCode($0) }
  }
}
