/// The outcome of a check.
public enum CheckVerdict: String, Codable, Sendable {
  case preserved
  case behaviourChanged
  case doesNotBuild
  case noValidVerdict
  case unitTestsFail

  /// What `kata check` ends with.
  public var exitCode: ExitCode {
    switch self {
    case .preserved: .preserved
    case .behaviourChanged: .behaviourChanged
    case .doesNotBuild: .doesNotBuild
    case .noValidVerdict: .noValidVerdict
    case .unitTestsFail: .unitTestsFail
    }
  }

  /// The outcome in words, as `kata status` and `kata finish` say it.
  public var words: String {
    switch self {
    case .preserved: "behaviour preserved"
    case .behaviourChanged: "behaviour changed"
    case .doesNotBuild: "does not build"
    case .noValidVerdict: "no valid verdict"
    case .unitTestsFail: "behaviour preserved, unit tests fail"
    }
  }
}
