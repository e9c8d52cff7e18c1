extension AsyncPair {
  /// What was asked for first answers last, and is shown instead of what was asked for since.
  static let olderAnswer = AsyncPair(
    "an older answer wins", steps: 3, buttons: ["Slow", "Fast"], legacy: Legacy.init,
    broken: Broken.init,
    mended: Mended.init)
}

private final class Legacy: PairModel {
  private var newest = 0

  override func tapped(_ button: String) {
    text = "asks for \(button)"
    newest += 1
    let mine = newest
    later(button == "Slow" ? 0.8 : 0.3) { [weak self] in
      if mine == self?.newest { self?.text = button }
    }
  }
}

private final class Broken: PairModel {
  override func tapped(_ button: String) {
    text = "asks for \(button)"
    Task { [weak self] in
      try await pause(button == "Slow" ? 0.8 : 0.3)
      self?.text = button
    }
  }
}

private final class Mended: PairModel {
  private var task: Task<Void, any Error>?

  override func tapped(_ button: String) {
    text = "asks for \(button)"
    task?.cancel()
    task = Task { [weak self] in
      try await pause(button == "Slow" ? 0.8 : 0.3)
      self?.text = button
    }
  }
}
