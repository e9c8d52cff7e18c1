/// Something measured, and the bar it is held against.
struct Figure {
  var what: String
  var bar: String
  var here: String

  /// A row of a table, which says what kind of build was measured.
  func row(_ build: String) -> String { "| \(what), \(build) | \(bar) | \(here) |" }
}

extension Figure {
  /// How long `body` takes at best in some tries: what else the machine does only ever adds.
  static func time(tries: Int = 5, _ body: () throws -> Void) rethrows -> Duration {
    let clock = ContinuousClock()
    var best: Duration?
    for _ in 0..<tries {
      let took = try clock.measure { try body() }
      best = min(best ?? took, took)
    }
    return best ?? .zero
  }
}

extension [Double] {
  /// The middle one; 0 of none.
  var median: Double { isEmpty ? 0 : sorted()[count / 2] }
}

extension Double {
  /// Two decimals, in any locale.
  var short: String {
    let hundredths = Int((self * 100).rounded())
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}
