import Testing

/// Expects, when a test has ended, that every object it tracked is gone.
public struct LeakCheck: SuiteTrait, TestTrait, TestScoping {
  /// Every test of a suite is checked.
  public var isRecursive: Bool { true }

  /// Runs a test, and records what is still alive after it.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let tracker = await LeakTracker()
    try await LeakTracker.$current.withValue(tracker, operation: function)
    for leak in await tracker.leaks {
      Issue.record("still alive after the test", sourceLocation: leak)
    }
  }
}

extension Trait where Self == LeakCheck {
  /// Has what a test `tracked(_:)` gone when it has ended.
  public static var checkedForLeaks: LeakCheck { LeakCheck() }
}

/// Has the test's leak check, which must be there, watch an object.
@MainActor
public func tracked<Object: AnyObject>(
  _ object: Object, sourceLocation: SourceLocation = #_sourceLocation
) -> Object {
  guard let tracker = LeakTracker.current else {
    Issue.record("add the trait .checkedForLeaks", sourceLocation: sourceLocation)
    return object
  }
  tracker.track(object, at: sourceLocation)
  return object
}

/// The objects that one test watches.
@MainActor
final class LeakTracker {
  @TaskLocal static var current: LeakTracker?

  private struct Entry {
    weak var object: AnyObject?
    let sourceLocation: SourceLocation
  }

  private var entries: [Entry] = []

  /// Where the objects were tracked that are still there.
  var leaks: [SourceLocation] {
    entries.filter { $0.object != nil }.map(\.sourceLocation)
  }

  func track(_ object: AnyObject, at sourceLocation: SourceLocation) {
    entries.append(Entry(object: object, sourceLocation: sourceLocation))
  }
}
