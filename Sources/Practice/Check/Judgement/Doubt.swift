/// A reason not to believe the verdicts.
struct Doubt: Equatable, Sendable {
  /// What is the matter, in few words.
  let summary: String

  /// The scenarios that it is about, unless they are told elsewhere.
  var names: [String] = []

  /// What there is to say besides, a line each.
  var remarks: [String] = []

  /// The line that stands after the verdict; one name fits into it, several do not.
  var headline: String { names.count == 1 ? line : summary }

  /// The line that stands further below.
  var line: String { names.isEmpty ? summary : "\(summary): \(Names.text(names))" }

  /// What is to be read when the headline has been.
  var rest: [String] { (names.count > 1 ? [Names.text(names)] : []) + remarks }
}
