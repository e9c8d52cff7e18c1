extension AsyncPair {
  /// What was checked before the await is no longer so after it.
  static let checkThenAct = AsyncPair(
    "a check is stale after the await", steps: 4, buttons: ["Buy"], legacy: Legacy.init,
    broken: Broken.init, mended: Mended.init)
}

private class Shop: PairModel {
  var stock = 2

  override func opened() { text = "2 left" }

  func sell() {
    stock -= 1
    text = "\(stock) left"
  }
}

private final class Legacy: Shop {
  private var reserved = 0

  override func tapped(_ button: String) {
    guard stock - reserved > 0 else { return }
    reserved += 1
    later(0.4) { [weak self] in
      self?.reserved -= 1
      self?.sell()
    }
  }
}

private final class Broken: Shop {
  override func tapped(_ button: String) {
    guard stock > 0 else { return }
    Task { [weak self] in
      try await pause(0.4)
      self?.sell()
    }
  }
}

private final class Mended: Shop {
  override func tapped(_ button: String) {
    Task { [weak self] in
      try await pause(0.4)
      guard let self, stock > 0 else { return }
      sell()
    }
  }
}
