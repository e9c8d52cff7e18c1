/// The fixed headings of a stage's notes, in the order in which the stage is told.
enum NotesSection: String, CaseIterable, Sendable {
  case smell = "Smell"
  case move = "Move"
  case whyNow = "Why now"
  case sayIt = "Say it"
  case tradeOff = "Trade-off"
  case theyMayAsk = "They may ask"
  case hints = "Hints"

  /// What belongs to the story; hints are for who is still on the way.
  static let story = allCases.filter { $0 != .hints }
}
