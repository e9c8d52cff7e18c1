/// Something declared with a type: data that is kept or handed on.
struct CodeDeclaration {
  enum Kind {
    case storedVariable
    case storedConstant
    case computed
    case local
    case parameter
    case result
    case payload
    case alias
  }

  let name: String
  let kind: Kind

  /// What the compiler calls it; empty for locals and parameters.
  let usr: String

  /// The type it is declared with or inferred to have, with aliases resolved.
  var type: String

  /// The type that it is a member of, nil outside of types.
  var owner: String?

  /// The code that it is declared in, as an index into the members; 0 outside of code.
  let member: Int

  /// Whether it stands in an extension of its owner.
  var isInExtension = false

  /// Whether a superclass or another module's protocol dictates its type.
  var isDictated = false

  let place: CodePlace

  /// Whether it belongs to its owner and not to the owner's values.
  var isStatic: Bool { usr.hasSuffix("Z") }
}
