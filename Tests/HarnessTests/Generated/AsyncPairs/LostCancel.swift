extension AsyncPair {
  /// `try?` takes the cancelled sleep for one that is over.
  static let lostCancel = AsyncPair(
    "a cancel is lost", steps: 3, buttons: ["Send", "Undo"], legacy: Legacy.init,
    broken: Broken.init,
    mended: Mended.init)
}

private final class Legacy: PairModel {
  private var newest = 0

  override func tapped(_ button: String) {
    newest += 1
    let mine = newest
    text = button == "Send" ? "sends soon" : "undone"
    guard button == "Send" else { return }
    later(0.8) { [weak self] in
      if mine == self?.newest { self?.text = "sent" }
    }
  }
}

private final class Broken: PairModel {
  private var task: Task<Void, Never>?

  override func tapped(_ button: String) {
    task?.cancel()
    text = button == "Send" ? "sends soon" : "undone"
    guard button == "Send" else { return }
    task = Task { [weak self] in
      try? await pause(0.8)
      self?.text = "sent"
    }
  }
}

private final class Mended: PairModel {
  private var task: Task<Void, any Error>?

  override func tapped(_ button: String) {
    task?.cancel()
    text = button == "Send" ? "sends soon" : "undone"
    guard button == "Send" else { return }
    task = Task { [weak self] in
      try await pause(0.8)
      self?.text = "sent"
    }
  }
}
