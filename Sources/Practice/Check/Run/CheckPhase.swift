/// How far a check is.
enum CheckPhase: Equatable, Sendable {
  /// Another build has to end first, as this line says.
  case waiting(String)

  case building
  case running

  /// The phase as `kata check` tells it.
  func line(_ style: TextStyle) -> String {
    switch self {
    case .waiting(let complaint): complaint
    case .building: style(.dim, "Building…")
    case .running: style(.dim, "Running the scenarios and the unit tests…")
    }
  }
}
