extension AsyncPair {
  /// Two rows come on the screen in one turn, and the flag is set in the next one.
  static let doubleLoad = AsyncPair(
    "two rows load the same page", steps: 2, legacy: Legacy.init, broken: Broken.init,
    mended: Mended.init)
}

private class List: PairModel {
  var isBusy = false

  override func opened() { rows = 10 }

  func wantsMore(_ index: Int) -> Bool {
    let count = rows ?? 0
    return index >= count - 3 && count < 40 && !isBusy
  }

  func finish() {
    rows = (rows ?? 0) + 5
    isBusy = false
  }
}

private final class Legacy: List {
  override func rowShown(_ index: Int) {
    guard wantsMore(index) else { return }
    isBusy = true
    later(0.5) { [weak self] in self?.finish() }
  }
}

private final class Broken: List {
  override func rowShown(_ index: Int) {
    guard wantsMore(index) else { return }
    Task { [weak self] in
      self?.isBusy = true
      try await pause(0.5)
      self?.finish()
    }
  }
}

private final class Mended: List {
  override func rowShown(_ index: Int) {
    guard wantsMore(index) else { return }
    isBusy = true
    Task { [weak self] in
      try await pause(0.5)
      self?.finish()
    }
  }
}
