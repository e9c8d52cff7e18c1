/// Says which bookings of a list are shown.
protocol BookingFiltering {
  /// What the title calls it.
  var name: String { get }

  /// The bookings that are shown, in the order in which they came.
  func filtered(_ bookings: [Booking]) -> [Booking]
}
