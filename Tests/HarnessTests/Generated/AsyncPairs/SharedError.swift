extension AsyncPair {
  /// Callers that come while a request is on its way share its answer, and must not share its error.
  static let sharedError = AsyncPair(
    "the second caller gets the first one's error", steps: 3, buttons: ["Name", "Photo"],
    legacy: Legacy.init, broken: Broken.init, mended: Mended.init)
}

private struct Refused: Error {}

private class Profile: PairModel {
  private var states: [String: String] = [:]

  func isWaiting(_ caller: String) -> Bool { states[caller] == "waits" }

  func set(_ caller: String, _ state: String) {
    states[caller] = state
    text = states.sorted { $0.key < $1.key }.map { "\($0) \($1)" }.joined(separator: ", ")
  }
}

private final class Legacy: Profile {
  private var callers: [String] = []

  override func tapped(_ button: String) {
    guard !isWaiting(button) else { return }
    set(button, "waits")
    callers.append(button)
    if callers.count == 1 { request() }
  }

  private func request() {
    later(0.5) { [weak self] in self?.answer(isGood: toss()) }
  }

  private func answer(isGood: Bool) {
    if isGood {
      for caller in callers { set(caller, "there") }
      callers = []
    } else {
      set(callers.removeFirst(), "refused")
      if !callers.isEmpty { request() }
    }
  }
}

private class Coalescing: Profile {
  var inFlight: Task<Void, any Error>?

  override func tapped(_ button: String) {
    guard !isWaiting(button) else { return }
    set(button, "waits")
    keep(
      Task {
        let isThere: Void? = try? await load()
        set(button, isThere == nil ? "refused" : "there")
      })
  }

  func load() async throws {}

  func request() async throws {
    let task = Task {
      defer { inFlight = nil }
      try await pause(0.5)
      if !toss() { throw Refused() }
    }
    keep(task)
    inFlight = task
    try await task.value
  }
}

private final class Broken: Coalescing {
  override func load() async throws {
    if let inFlight { return try await inFlight.value }
    try await request()
  }
}

private final class Mended: Coalescing {
  override func load() async throws {
    while let inFlight {
      if case .success = await inFlight.result { return }
    }
    try Task.checkCancellation()
    try await request()
  }
}
