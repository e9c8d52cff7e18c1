extension AsyncPair {
  /// Each `for await` hears every value, so that two of them count it twice.
  static let streamTwice = AsyncPair(
    "a stream is listened to twice", steps: 4, buttons: ["Follow", "Ping"], legacy: Legacy.init,
    broken: Broken.init, mended: Mended.init)
}

private class Counter: PairModel {
  private var count = 0

  override func tapped(_ button: String) {
    if button == "Ping" { store.ping() } else { follow() }
  }

  func follow() {}

  func hear() {
    count += 1
    text = "heard \(count)"
  }
}

private final class Legacy: Counter {
  override func follow() {
    store.onPing = { [weak self] _ in self?.hear() }
  }
}

private final class Broken: Counter {
  override func follow() {
    let pings = store.stream()
    keep(
      Task { [weak self] in
        for await _ in pings { self?.hear() }
      })
  }
}

private final class Mended: Counter {
  private var isFollowing = false

  override func follow() {
    guard !isFollowing else { return }
    isFollowing = true
    let pings = store.stream()
    keep(
      Task { [weak self] in
        for await _ in pings { self?.hear() }
      })
  }
}
