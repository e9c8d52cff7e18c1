extension AsyncPair {
  /// The task writes what it has learned although the screen that asked is gone.
  static let afterTheScreen = AsyncPair(
    "state is set after the screen is gone", steps: 5, buttons: ["Visit"], legacy: Legacy.init,
    broken: Broken.init, mended: Mended.init)
}

private class Visits: PairModel {
  override func opened() { show() }
  func show() { text = "\(store.visits) visits" }

  func count() {
    store.visits += 1
    show()
  }
}

private final class Legacy: Visits {
  override func tapped(_ button: String) {
    later(0.8) { [weak self] in self?.count() }
  }
}

private final class Broken: Visits {
  override func tapped(_ button: String) {
    Task {
      try await pause(0.8)
      count()
    }
  }
}

private final class Mended: Visits {
  override func tapped(_ button: String) {
    keep(
      Task { [weak self] in
        try await pause(0.8)
        self?.count()
      })
  }
}
