extension AsyncPair {
  /// What was typed while a save was waiting is never saved.
  static let lostLastValue = AsyncPair(
    "a debounce drops the last value", steps: 3, buttons: ["Type"], legacy: Legacy.init,
    broken: Broken.init, mended: Mended.init)
}

private class Draft: PairModel {
  var typed = 0

  override func tapped(_ button: String) {
    typed += 1
    text = "\(typed) typed"
    debounce()
  }

  func debounce() {}
  func save(_ value: Int) { text = "\(typed) typed, \(value) saved" }
}

private final class Legacy: Draft {
  override func debounce() {
    let value = typed
    later(0.5) { [weak self] in
      if value == self?.typed { self?.save(value) }
    }
  }
}

private final class Broken: Draft {
  private var isWaiting = false

  override func debounce() {
    guard !isWaiting else { return }
    isWaiting = true
    let value = typed
    Task { [weak self] in
      try await pause(0.5)
      self?.isWaiting = false
      self?.save(value)
    }
  }
}

private final class Mended: Draft {
  private var task: Task<Void, any Error>?

  override func debounce() {
    task?.cancel()
    task = Task { [weak self, typed] in
      try await pause(0.5)
      self?.save(typed)
    }
  }
}
