/// A call of a kept or given function with a text that is written out.
struct CodeMessage {
  /// What the compiler calls the property that keeps the function; empty for a parameter.
  let target: String

  /// The code that calls it, as an index into the members.
  let member: Int

  let place: CodePlace
}
