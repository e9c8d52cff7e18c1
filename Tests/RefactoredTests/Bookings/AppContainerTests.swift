import Testing
import UIKitShim

@testable import RefactoredBookings

@MainActor
@Suite(.checkedForLeaks) struct `The app container` {
  private let log = LogDouble()

  private func makeScreen(_ orders: [any BookingSorting]) throws -> UIViewController {
    let bookings = [
      try Booking.sample("B-1", property: "Pine Lodge"), try .sample("B-2", property: "Casa Azul"),
    ]
    let container = AppContainer(
      store: InMemoryBookingStore(bookings), orders: orders, log: log.write)
    return tracked(container.makeBookingsScreen())
  }

  private func control(of screen: UIViewController) throws -> UISegmentedControl {
    let view = try #require(screen.view)
    return try #require(view.subviews.compactMap { $0 as? UISegmentedControl }.first)
  }

  @Test func `offers the app's three orders`() throws {
    let control = try control(of: makeScreen(AppContainer.orders))
    let titles = (0..<control.numberOfSegments).map(control.titleForSegment)
    #expect(titles == ["Date", "Name", "Status"])
  }

  @Test func `offers one order more when it is given one, with its segment and its log line`()
    throws
  {
    let screen = try makeScreen(AppContainer.orders + [ByProperty()])
    let control = try control(of: screen)
    #expect(control.titleForSegment(at: 3) == "Property")
    control.selectedSegmentIndex = 3
    control.sendActions(for: .valueChanged)
    #expect(
      log.lines == [
        "[BookingLog] Fetched 2 bookings", "[BookingLog] Sorted by: Date",
        "[BookingLog] Sorted by: Property",
      ])
  }
}
