import Foundation
import Harness
import Legacy
import Refactored
import UIKitShim

/// The katas of this workbench: each binds its two apps to its folder in `Katas`.
public enum Katas {
  /// All katas, in the order of practice.
  public static let all = [
    kata(
      "Reservations",
      legacy: Side(LegacyReservations.ReservationsApp.init) { $0.makeScreen() },
      refactored: Side(RefactoredReservations.ReservationsApp.init) { $0.makeScreen() }),
    kata(
      "Bookings",
      legacy: Side(LegacyBookings.BookingsApp.init) { $0.makeScreen() },
      refactored: Side(RefactoredBookings.BookingsApp.init) { $0.makeScreen() }),
  ]

  /// The kata of a name, whatever its case; nil when there is none.
  public static func named(_ name: String) -> Kata? {
    all.first { $0.name.lowercased() == name.lowercased() }
  }

  private static func kata(_ name: String, legacy: Side, refactored: Side) -> Kata {
    Kata(
      name: name, folder: root.appending(path: "Katas/\(name)"), legacy: legacy,
      refactored: refactored)
  }

  /// The repository: three levels above this file.
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
}
