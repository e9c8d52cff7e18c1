import UIKitShim

/// The app delegate: it lives from launch to relaunch and owns what its screens share.
@MainActor
public final class ReservationsApp {
  private let container = AppContainer()

  /// Launches the app.
  public init() {}

  /// Makes a new reservations screen, ready to be pushed.
  public func makeScreen() -> UIViewController {
    container.makeReservationsScreen()
  }
}
