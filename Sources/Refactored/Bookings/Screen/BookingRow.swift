/// A row of the list, ready to be drawn.
struct BookingRow: Equatable {
  var title: String
  var details: String
  var tone: StatusTone
}
