import UIKitShim

/// The app delegate: it lives from launch to relaunch and makes the first screen.
@MainActor
public final class BookingsApp {
  private let manager = BookingManager(
    storeURL: URL.documentsDirectory.appending(path: "bookings.json"))

  /// Launches the app.
  public init() {}

  /// Makes a new bookings screen, ready to be pushed.
  public func makeScreen() -> UIViewController {
    BookingsViewController(manager: manager)
  }
}
