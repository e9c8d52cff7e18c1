/// What there is to see between two steps, from which the next one is chosen.
struct Sight {
  /// What the user sees.
  var screen: Screen
  /// Whether the network can be reached.
  var isOnline: Bool
  /// How long until something happens by itself; nil when nothing is pending.
  var nextDue: Duration?
  /// The steps so far.
  var taken: [Step]
}
