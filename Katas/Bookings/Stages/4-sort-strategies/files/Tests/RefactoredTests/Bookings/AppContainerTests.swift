import Testing
import UIKitShim

@testable import RefactoredBookings

@MainActor
@Suite(.checkedForLeaks) struct `The app container` {
  private func segments(_ orders: [any BookingSorting]) throws -> [String?] {
    let container = AppContainer(store: InMemoryBookingStore([]), orders: orders)
    let screen = tracked(container.makeBookingsScreen())
    let view = try #require(screen.view)
    let control = try #require(view.subviews.compactMap { $0 as? UISegmentedControl }.first)
    return (0..<control.numberOfSegments).map(control.titleForSegment)
  }

  @Test func `offers the app's three orders`() throws {
    #expect(try segments(AppContainer.orders) == ["Date", "Name", "Status"])
  }

  @Test func `offers one order more when it is given one`() throws {
    let orders = AppContainer.orders + [ByProperty()]
    #expect(try segments(orders) == ["Date", "Name", "Status", "Property"])
  }
}
