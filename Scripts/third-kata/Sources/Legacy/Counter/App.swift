import UIKitShim

/// The app delegate: it lives from launch to relaunch and makes the first screen.
@MainActor
public final class CounterApp {
  /// Launches the app.
  public init() {}

  /// Makes a new counter screen, ready to be pushed.
  public func makeScreen() -> UIViewController {
    CounterViewController()
  }
}
