/// A place of a member's code, such as a branch or a call.
struct CodeSpot {
  /// The code that it stands in, as an index into the members.
  let member: Int

  let place: CodePlace
}
