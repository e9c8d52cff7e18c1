/// Names of stages, such as `1-model`, in few words.
enum StageNames {
  /// Each name once, in the order of their numbers; three or more in a row are `stages 1–5`.
  static func inWords(_ names: [String]) -> [String] {
    var runs: [[String]] = []
    for name in Set(names).sorted(by: { (number($0), $0) < (number($1), $1) }) {
      if let last = runs.last?.last, number(last) < .max, number(name) == number(last) + 1 {
        runs[runs.count - 1].append(name)
      } else {
        runs.append([name])
      }
    }
    return runs.flatMap { run in
      guard run.count > 2, let first = run.first, let last = run.last else { return run }
      return ["stages \(number(first))–\(number(last))"]
    }
  }

  /// The number that a name begins with; what has none comes last.
  private static func number(_ name: String) -> Int {
    Int(name.prefix { $0 != "-" }) ?? .max
  }
}
