extension Termination {
  /// How the process ended, as the rest of a sentence that begins with its name.
  var inWords: String {
    switch self {
    case .exited(0): "ended"
    case .exited(let status): "ended with status \(status)"
    case .signalled(let signal): "was ended by signal \(signal)"
    }
  }
}
