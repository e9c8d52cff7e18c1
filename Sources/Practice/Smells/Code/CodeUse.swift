/// A place at which code names a declaration.
struct CodeUse {
  /// What the compiler calls the declaration.
  let target: String

  /// The declaration's short name, such as `random`.
  let name: String

  /// The code that names it, as an index into the members.
  let member: Int

  let place: CodePlace

  /// Whether the code only assigns to it.
  var isAssigned = false

  /// Whether it happens in one branch of several.
  var isChosen = false

  /// Whether it happens whenever somebody calls a closure.
  var isInClosure = false
}

/// A place at which code names a type as an expression, such as `List.self` or the `List` in `List()`.
struct CodeMention {
  /// The type, with its module.
  var type: String

  /// The code that names it, as an index into the members.
  let member: Int

  let place: CodePlace
}
