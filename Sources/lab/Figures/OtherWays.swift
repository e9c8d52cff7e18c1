import Dispatch
import Foundation
import Harness

/// What other ways would cost.
@MainActor enum OtherWays {
  static func all(_ scenarios: ScenarioFigures) -> [Figure] {
    let round = Figure.time(scenarios.round)
    let yields = yields(scenarios.steps * 20)
    return [
      Figure(
        what: "the scenarios with a test clock that yields twenty times a step ÷ as they are",
        bar: "", here: ((round + yields) / round).short),
      Figure(
        what: "a date in a row with a formatter of its own ÷ with one that is kept", bar: "",
        here: (formatting(keeping: false) / formatting(keeping: true)).short),
    ]
  }

  /// How long it takes to let others go first so many times, as tests do that wait by hoping.
  private static func yields(_ count: Int) -> Duration {
    Figure.time(tries: 3) {
      let done = DispatchSemaphore(value: 0)
      Task.detached {
        for _ in 0..<count { await Task.yield() }
        done.signal()
      }
      done.wait()
    }
  }

  private static func formatting(keeping isKept: Bool) -> Duration {
    func formatter() -> DateFormatter {
      let formatter = DateFormatter()
      formatter.dateStyle = .medium
      return formatter
    }
    let kept = formatter()
    return Figure.time {
      for day in 0..<100 {
        let date = Date(timeIntervalSince1970: Double(day) * 86_400)
        _ = (isKept ? kept : formatter()).string(from: date)
      }
    }
  }
}
