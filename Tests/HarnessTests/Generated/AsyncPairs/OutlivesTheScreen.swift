extension AsyncPair {
  /// A loop without end holds the view model, which holds on to what it shows.
  static let outlivesTheScreen = AsyncPair(
    "a task outlives the screen", steps: 3, buttons: ["Follow", "Ping"], legacy: Legacy.init,
    broken: Broken.init, mended: Mended.init)
}

private class Follower: PairModel {
  var isFollowing = false

  override func tapped(_ button: String) {
    if button == "Ping" { return store.ping() }
    guard !isFollowing else { return }
    isFollowing = true
    follow()
  }

  func follow() {}
}

private final class Legacy: Follower {
  override func follow() {
    store.onPing = { [weak self] ping in self?.text = "ping \(ping)" }
  }
}

private final class Broken: Follower {
  override func follow() {
    guard let screen else { return }
    let pings = store.stream()
    Task {
      for await ping in pings {
        text = "ping \(ping)"
        screen.view.setNeedsLayout()
      }
    }
  }
}

private final class Mended: Follower {
  override func follow() {
    let pings = store.stream()
    keep(
      Task { [weak self] in
        for await ping in pings { self?.text = "ping \(ping)" }
      })
  }
}
