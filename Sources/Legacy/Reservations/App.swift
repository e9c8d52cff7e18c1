import UIKitShim

/// The app delegate: it lives from launch to relaunch and makes the first screen.
@MainActor
public final class ReservationsApp {
  /// Launches the app.
  public init() {}

  /// Makes a new reservations screen, ready to be pushed.
  public func makeScreen() -> UIViewController {
    ReservationsViewController()
  }
}
