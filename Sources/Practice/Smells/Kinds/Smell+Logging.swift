extension Smell {
  /// Log lines written by what has something else to do.
  static let loggingInLogic = Smell(id: "logging-in-logic", title: "Log lines in the logic") {
    code in
    Measure(counting: LoggingRoles(code).placesInLogic)
  }

  /// What stays in front of something and passes for it, such as a store that logs.
  static let decorators = Smell(id: "decorators", title: "Decorators") { code in
    let (model, found) = (code.model, code.roles.decorators)
    let types = found.types.compactMap { model.types[$0]?.place }
    let functions = model.declarations.filter {
      $0.kind == .result && found.functions.contains($0.member)
    }.map(\.place)
    return Measure(types.count + found.functions.count, at: types + functions)
  }
}
