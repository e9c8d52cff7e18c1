/// A type that a module declares, or extends although another module declares it.
struct CodeType {
  /// Its name with its module, such as `RefactoredToy.List.Row`; unique, unlike the name that a
  /// person reads.
  let name: String

  /// What the compiler calls it; empty for a type of another module.
  var usr = ""

  /// Whether it is a protocol.
  var isProtocol = false

  /// The superclass by its name, nil where there is none.
  var superclass: String?

  /// The protocols that it conforms to, as the compiler identifies them.
  var protocols: Set<String> = []

  /// Where its declaration begins.
  var place: CodePlace?

  /// How many lines its declaration and extensions take, without the types nested in them.
  var lines = 0

  /// Its name without the module.
  var shortName: String { name.split(separator: ".").dropFirst().joined(separator: ".") }
}
