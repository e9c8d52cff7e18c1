/// A walkthrough as one document, before it is written in a format.
struct WalkPage: Sendable {
  /// A step of the story.
  struct Chapter: Sendable {
    let title: String

    /// The tag or the commit, and when.
    let place: String

    /// What is told before the changes, by heading.
    var sections: [Section] = []

    /// What shows that the step is right, in one line.
    var proof: String?

    var changes: [FileChange] = []

    /// What is said instead of changes when there are none.
    var withoutChanges = "No file changed."

    var questions: [Question] = []
  }

  /// Text below a heading.
  struct Section: Sendable {
    let heading: String
    let blocks: [NotesBlock]
  }

  let title: String

  /// What the whole comes to, a line each.
  let summary: [String]

  /// Smells at the beginning and at the end.
  let smells: SmellChange

  /// How the checks of an attempt went; nil for the reference.
  var verdicts: VerdictStrip?

  let chapters: [Chapter]
}
