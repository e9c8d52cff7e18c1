import UIKitShim

/// The app delegate: it lives from launch to relaunch and owns what its screens share.
@MainActor
public final class BookingsApp {
  private let container = AppContainer()

  /// Launches the app.
  public init() {}

  /// Makes a new bookings screen, ready to be pushed.
  public func makeScreen() -> UIViewController {
    container.makeBookingsScreen()
  }
}
