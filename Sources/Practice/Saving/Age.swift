/// How long ago something was, in the largest unit that fits: the same words in every time zone.
enum Age {
  /// The text for a number of seconds.
  static func text(_ seconds: Int) -> String {
    switch seconds {
    case ..<60: "just now"
    case ..<3_600: "\(plural(seconds / 60, "minute")) ago"
    case ..<86_400: "\(plural(seconds / 3_600, "hour")) ago"
    default: "\(plural(seconds / 86_400, "day")) ago"
    }
  }
}
