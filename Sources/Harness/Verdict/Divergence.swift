/// Where two traces first differ.
public struct Divergence: Equatable, Sendable {
  /// What differs there.
  public enum Kind: Equatable, Sendable {
    /// The screens that came up; nil where a side showed nothing new.
    case screens(legacy: Trace.Frame?, refactored: Trace.Frame?)
    /// The coins drawn, as letters.
    case coins(legacy: String, refactored: String)
    /// The lines printed, and where among the screens.
    case log(legacy: [Trace.Line], refactored: [Trace.Line])
    /// The files in the documents folder.
    case files(legacy: [Trace.File], refactored: [Trace.File])
    /// Whether the step could be taken; the obstacle on each side, if any.
    case obstacle(legacy: String?, refactored: String?)
    /// How many screens were left and never freed.
    case leaks(legacy: Int, refactored: Int)
    /// Nothing differs although a difference is declared for this step.
    case declaredButSame
    /// A difference is declared, and the refactored trace is not the approved one; why.
    case notAsApproved(String, approved: String, shown: String)
  }

  /// The step's number, from 1.
  public var step: Int
  /// What the step is.
  public var title: String
  /// What differs.
  public var kind: Kind
  /// The last screen that both showed.
  public var shared: Screen
  /// Whether it shows only while time runs on after the last step.
  public var isInTail = false
  /// What else is worth knowing, on one line.
  public var note: String?

  /// Where they differ, as a sentence begins.
  public var place: String { isInTail ? "After the last step" : "Step \(step), \(title)" }

  /// One line: where and what.
  public var summary: String { "\(place): \(kind.summary)" }
}

extension Divergence.Kind {
  /// A few words that say what differs.
  public var summary: String {
    switch self {
    case .screens(.some(let legacy), .some(let refactored)):
      legacy.screen == refactored.screen
        ? "the screen changes at \(refactored.time.secondsText) s, not at "
          + "\(legacy.time.secondsText) s"
        : "the screen differs"
    case .screens(.some(let legacy), nil):
      "the screen should change at \(legacy.time.secondsText) s and does not"
    case .screens(nil, .some(let refactored)):
      "the screen changes at \(refactored.time.secondsText) s and should not"
    case .screens(nil, nil): "the screens agree"
    case .coins(let legacy, let refactored):
      "Bool.random() is called \(refactored.count.times), should be \(legacy.count.times)"
    case .log(let legacy, let refactored): Self.summary(legacy, refactored)
    case .files(let legacy, let refactored): Self.summary(legacy, refactored)
    case .obstacle(nil, .some(let reason)): "the step is not possible any more: \(reason)"
    case .obstacle(let reason, _): "the step should not be possible: \(reason ?? "")"
    case .leaks(_, 1): "a screen that was left is never freed; something still holds it"
    case .leaks(_, let refactored):
      "\(refactored) screens that were left are never freed; something still holds them"
    case .declaredButSame:
      "differences.json declares a difference here, and there is none; restore the behaviour or "
        + "remove the declaration"
    case .notAsApproved(let problem, _, _): problem
    }
  }
}
