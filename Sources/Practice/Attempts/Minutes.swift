/// Seconds as people read a stopwatch: `48:10`, and `75:00` for more than an hour.
enum Minutes {
  /// The text for a number of seconds.
  static func text(_ seconds: Int) -> String {
    let rest = seconds % 60
    return "\(seconds / 60):\(rest < 10 ? "0" : "")\(rest)"
  }

  /// What is used and what is left of an attempt: `12:30 used, 47:30 left`.
  static func text(of attempt: Attempt, used: Int) -> String {
    "\(text(used)) used, \(left(of: attempt, used: used))"
  }

  /// What is left of an attempt alone: `47:30 left`.
  static func left(of attempt: Attempt, used: Int) -> String {
    let left = attempt.minutes * 60 - used
    return left >= 0 ? "\(text(left)) left" : "+\(text(-left)) over"
  }
}
