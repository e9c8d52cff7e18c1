/// A slip that people make when they refactor, kept as an edit of the reference solution.
public struct Mutant: Equatable, Sendable {
  /// A piece of text in one file, and what stands there after the slip.
  public struct Edit: Equatable, Sendable {
    /// The file, from the kata's room on.
    public var file: String
    /// Text that the file has exactly once.
    public var find: String
    /// What takes its place.
    public var replace: String
  }

  /// The file's name without `.json`.
  public var slug: String
  /// A sentence that says what goes wrong.
  public var title: String
  /// Why a decent engineer does it.
  public var why: String
  /// All of them together are the slip.
  public var edits: [Edit]
}
