/// A place at which a generic parameter stands for what conforms to protocols.
struct CodeConstraint {
  /// The type that the place belongs to, nil outside of types.
  var owner: String?

  /// The protocols, as the compiler identifies them.
  let protocols: Set<String>

  /// The code that it belongs to, as an index into the members; 0 for a type's own parameters.
  let member: Int

  let place: CodePlace
}
