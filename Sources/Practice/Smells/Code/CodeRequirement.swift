/// What a protocol asks of the types that conform to it.
struct CodeRequirement {
  /// What the compiler calls it.
  let usr: String

  /// Its short name, such as `load`.
  let name: String

  /// The protocol that asks for it.
  var owner: String

  /// Its type as the compiler prints it.
  var type: String

  /// Whether it is a property.
  let isProperty: Bool
}
