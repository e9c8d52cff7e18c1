/// Counts, a moment after it is asked to.
@MainActor
final class CounterViewModel {
  private(set) var count = 0 {
    didSet { onChange?(count) }
  }
  var onChange: (@MainActor (Int) -> Void)?

  private let clock: any Clock<Duration>

  init(clock: any Clock<Duration> = ContinuousClock()) {
    self.clock = clock
  }

  func add() async {
    try? await clock.sleep(for: .milliseconds(200))
    count += 1
  }
}
