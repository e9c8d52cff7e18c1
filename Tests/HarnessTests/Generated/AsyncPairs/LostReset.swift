extension AsyncPair {
  /// What should come last in any case is async itself, and a cancelled task does not get that far.
  static let lostReset = AsyncPair(
    "a cancelled load leaves the spinner on", steps: 3, buttons: ["Load", "Cancel"],
    legacy: Legacy.init,
    broken: Broken.init, mended: Mended.init)
}

private final class Legacy: PairModel {
  private var newest = 0

  override func tapped(_ button: String) {
    guard isLoading == (button == "Cancel") else { return }
    newest += 1
    let mine = newest
    isLoading = button == "Load"
    text = isLoading ? "loads" : "cancelled"
    guard isLoading else { return }
    later(0.8) { [weak self] in
      guard let self, mine == newest else { return }
      isLoading = false
      text = "loaded"
    }
  }
}

private final class Broken: PairModel {
  private var task: Task<Void, Never>?

  override func tapped(_ button: String) {
    guard button == "Load" else {
      task?.cancel()
      return
    }
    guard !isLoading else { return }
    isLoading = true
    text = "loads"
    task = Task { [weak self] in
      let isDone: Void? = try? await pause(0.8)
      self?.text = isDone == nil ? "cancelled" : "loaded"
      try? await self?.reset()
    }
  }

  private func reset() async throws {
    try await pause(0)
    isLoading = false
  }
}

private final class Mended: PairModel {
  private var task: Task<Void, Never>?

  override func tapped(_ button: String) {
    guard button == "Load" else {
      task?.cancel()
      return
    }
    guard !isLoading else { return }
    isLoading = true
    text = "loads"
    task = Task { [weak self] in
      defer { self?.isLoading = false }
      let isDone: Void? = try? await pause(0.8)
      self?.text = isDone == nil ? "cancelled" : "loaded"
    }
  }
}
