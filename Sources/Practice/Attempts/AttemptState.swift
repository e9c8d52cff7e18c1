/// How far an attempt is.
enum AttemptState: String, Codable, Sendable {
  case prepared
  case underWay
  case paused
  case finished
  case abandoned

  /// The state as it stands in a sentence.
  var words: String { self == .underWay ? "under way" : rawValue }
}

extension Attempt {
  /// How far it is.
  var state: AttemptState {
    if abandonedAt != nil { return .abandoned }
    if isFinished { return .finished }
    if isPrepared { return .prepared }
    return isPaused ? .paused : .underWay
  }
}
