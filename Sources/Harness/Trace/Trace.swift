/// What a user saw during a scenario, step by step.
public struct Trace: Equatable, Sendable {
  /// A screen, and when it came up.
  public struct Frame: Equatable, Sendable {
    /// Virtual time since launch.
    public var time: Duration
    /// What the user saw from then on.
    public var screen: Screen
  }

  /// What happened in one step.
  public struct StepTrace: Equatable, Sendable {
    /// The step; nil for the quiet tail, in which time runs on.
    public var step: Step?
    /// Why the step could not be taken, where it could not.
    public var obstacle: String?
    /// Each screen that differs from the one before.
    public var frames: [Frame] = []
    /// The coins drawn.
    public var coins: [Bool] = []
    /// The lines printed, where they are behaviour.
    public var log: [Line] = []
    /// The files in the documents folder that changed, where they are behaviour; nil text for one
    /// that went away.
    public var files: [File] = []
  }

  /// A line that was printed.
  public struct Line: Hashable, Sendable {
    /// What it says.
    public var text: String
    /// How many of the step's screens had come up.
    public var frames: Int
  }

  /// A file that changed.
  public struct File: Equatable, Sendable {
    /// The file's path in the documents folder.
    public var name: String
    /// What it holds, as lines for people; nil when it went away.
    public var text: String?
  }

  /// The steps, and the quiet tail as the last.
  public var steps: [StepTrace] = []
  /// How many screens were left and never freed.
  public var leakedScreens = 0

  /// Whether any screen of the app came up.
  public var hasScreens: Bool { steps.contains { $0.frames.contains { $0.screen != .home } } }
}

extension Trace.StepTrace {
  /// The step's heading in traces and reports.
  var title: String { step?.description ?? "(time runs on)" }
}
