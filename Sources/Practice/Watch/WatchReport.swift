import Terminal

/// What a check has said, as it stays on the screen until the next one has.
struct WatchReport: Equatable, Sendable {
  /// The verdict line.
  let headline: String

  /// What follows it.
  let lines: [String]

  /// How many scenarios were compared; nil when it did not come to that.
  let scenarios: Int?

  /// The report in the lines that a check wrote, results and then remarks.
  init(results: [String], remarks: [String], scenarios: Int? = nil) {
    let results = Self.split(results)
    let remarks = Self.split(remarks)
    let all = results + (results.count > 1 && !remarks.isEmpty ? [""] : []) + remarks
    headline = all.first ?? ""
    lines = Array(all.dropFirst())
    self.scenarios = scenarios
  }

  private static func split(_ texts: [String]) -> [String] {
    texts.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }
      .map { String($0).printable }
  }
}
