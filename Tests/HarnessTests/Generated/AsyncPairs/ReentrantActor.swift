extension AsyncPair {
  /// While an actor awaits it takes the next call, which finds nothing yet and fetches as well.
  static let reentrantActor = AsyncPair(
    "an actor fetches twice", steps: 3, buttons: ["Rate"], legacy: Legacy.init, broken: Broken.init,
    mended: Mended.init)
}

private final class Legacy: PairModel {
  private var hasAsked = false

  override func tapped(_ button: String) {
    guard !hasAsked else { return }
    hasAsked = true
    later(0.5) { [weak self] in self?.text = "rate of fetch 1" }
  }
}

private protocol Rates: Actor {
  init()
  func rate() async throws -> Int
}

private actor ForgetfulRates: Rates {
  private var fetches = 0
  private var known: Int?

  func rate() async throws -> Int {
    if let known { return known }
    try await pause(0.5)
    fetches += 1
    known = fetches
    return fetches
  }
}

private actor SharedRates: Rates {
  private var fetch: Task<Int, any Error>?

  func rate() async throws -> Int {
    if let fetch { return try await fetch.value }
    let fetch = Task {
      try await pause(0.5)
      return 1
    }
    self.fetch = fetch
    return try await fetch.value
  }
}

private class Asking<Source: Rates>: PairModel {
  private let rates = Source()

  override func tapped(_ button: String) {
    Task { [weak self, rates] in
      let rate = try await rates.rate()
      self?.text = "rate of fetch \(rate)"
    }
  }
}

private final class Broken: Asking<ForgetfulRates> {}
private final class Mended: Asking<SharedRates> {}
