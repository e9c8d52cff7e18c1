extension Duration {
  /// A day: no step waits longer.
  static let longestSeconds = 86_400

  /// The duration that a decimal number of seconds says, to the millisecond; nil for anything else,
  /// for less than nothing and for more than a day.
  init?(secondsText text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, let whole = parts.first, whole.allSatisfy(\.isASCIIDigit) else {
      return nil
    }
    guard let seconds = Int(whole), seconds <= Self.longestSeconds else { return nil }
    var milliseconds = 0
    if parts.count == 2 {
      guard (1...3).contains(parts[1].count), parts[1].allSatisfy(\.isASCIIDigit) else {
        return nil
      }
      let padded = parts[1] + String(repeating: "0", count: 3 - parts[1].count)
      milliseconds = Int(padded) ?? 0
    }
    self = .milliseconds(seconds * 1000 + milliseconds)
  }

  /// Seconds with as many decimals as it takes: `0.8`, `12`.
  var secondsText: String {
    let (seconds, attoseconds) = components
    var fraction = attoseconds / 1_000_000_000
    guard fraction > 0 else { return "\(seconds)" }
    var places = 9
    while fraction.isMultiple(of: 10) {
      fraction /= 10
      places -= 1
    }
    let digits = String(fraction)
    return "\(seconds)." + String(repeating: "0", count: places - digits.count) + digits
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
