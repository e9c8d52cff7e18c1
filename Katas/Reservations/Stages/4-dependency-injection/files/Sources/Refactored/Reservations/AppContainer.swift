import UIKitShim

/// Builds the app's screens. Nothing else knows which services they get, what time it is, or how
/// a coin falls.
@MainActor
final class AppContainer {
  private let service: any ReservationService

  init() {
    service = SimulatedReservationService(
      clock: ContinuousClock(),
      now: { Date() },
      isOnline: { Reachability.isConnectedToNetwork() },
      coin: { Bool.random() })
  }

  func makeReservationsScreen() -> UIViewController {
    ReservationsViewController(
      viewModel: ReservationsViewModel(service: service),
      formatter: ReservationFormatter(
        locale: Locale.current, timeZone: TimeZone.current, now: { Date() }))
  }
}
