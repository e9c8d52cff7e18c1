/// A part of the code that runs as one: a function, an accessor, the value that a property begins
/// with, or the value that a parameter has by default.
struct CodeMember {
  /// When the code runs.
  enum Kind {
    /// Whenever somebody calls it, or reads or writes the property.
    case called

    /// When a value of the type is made.
    case initialiser

    /// When a property gets its first value.
    case firstValue

    /// When an initialiser is called without the argument.
    case defaultArgument
  }

  /// What the compiler calls the declaration that the code belongs to; empty for none.
  let usr: String

  /// The declaration's short name, such as `viewDidLoad`.
  let name: String

  /// The type that it is a member of, nil for a file's own functions and variables.
  var type: String?

  /// When it runs.
  let kind: Kind

  /// Whether it belongs to the type and not to its values.
  var isStatic = false

  /// Whether it stands in an extension of its type.
  var isInExtension = false

  /// Whether there is an `await` in it.
  var awaits = false
}
