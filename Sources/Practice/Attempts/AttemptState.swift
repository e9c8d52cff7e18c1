/// How far an attempt is.
enum AttemptState: String, Codable, Sendable {
  case prepared
  case underWay = "under way"
  case paused
  case finished
  case abandoned
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
