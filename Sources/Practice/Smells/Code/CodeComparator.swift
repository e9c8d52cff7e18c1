/// Code that says which of two elements comes first.
struct CodeComparator {
  /// The code that it stands in, as an index into the members.
  let member: Int

  let place: CodePlace

  /// Whether it stands in one branch of several.
  let isChosen: Bool
}
