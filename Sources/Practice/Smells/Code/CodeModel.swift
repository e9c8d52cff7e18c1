/// What is known of a module from the compiler's type-checked tree of it.
struct CodeModel {
  /// The module's name.
  let module: String

  /// Its types by name, together with those of other modules that it extends.
  var types: [String: CodeType] = [:]

  /// Its code; the first one stands for what is in none.
  var members: [CodeMember] = []

  /// Every place at which code names a declaration.
  var uses: [CodeUse] = []

  /// Every place at which code names a type.
  var mentions: [CodeMention] = []

  /// Every place at which code reads or writes a dictionary by a key that is written out, with the
  /// code as an index into the members.
  var keyedAccesses: [(member: Int, place: CodePlace)] = []

  /// What the protocols ask for.
  var requirements: [CodeRequirement] = []

  /// Every place at which protocols stand for a type.
  var constraints: [CodeConstraint] = []

  /// Closures that compare two elements.
  var comparators: [CodeComparator] = []

  /// The functions of the module that compare two elements, without operators.
  var comparingFunctions: Set<String> = []

  /// Where comparing two elements depends on something else than them.
  var swayedComparisons: [CodeSpot] = []

  /// Every place at which code tells a function a text.
  var messages: [CodeMessage] = []

  /// Everything declared with a type.
  var declarations: [CodeDeclaration] = []

  /// The type that each declaration of the module is a member of.
  var owners: [String: String] = [:]

  /// The functions of the module with their types, as the compiler prints them.
  var functions: [String: String] = [:]

  /// Declarations of the module that stand in for the real world.
  var seams: Set<String> = []

  /// Whether a name is that of a type which the module itself declares.
  func declares(_ type: String) -> Bool { types[type]?.place != nil }

  /// The type whose code a use stands in.
  func user(_ use: CodeUse) -> String? { members[use.member].type }

  /// The names of the module's own types in a type as the compiler prints it.
  func ownTypes(in type: String) -> [String] {
    guard type.contains(module) else { return [] }
    return TypeName.words(in: type)
      .map { $0.hasSuffix(".Type") ? String($0.dropLast(".Type".count)) : $0 }
      .filter(declares)
  }
}
