/// A reservation as the backend sends it: any field may be missing or of the wrong type.
struct ReservationRecord {
  var guest: FieldValue?
  var property: FieldValue?
  var status: FieldValue?
  var amount: FieldValue?
  var checkIn: FieldValue?
  var checkOut: FieldValue?
}

extension Reservation {
  /// Reads a record. A status or an amount that cannot be read has a meaning of its own; a guest, a
  /// property or a date has none and stays nil.
  init(record: ReservationRecord) {
    self.init(
      guest: record.guest?.text,
      property: record.property?.text,
      status: record.status?.text.map(ReservationStatus.init(code:)) ?? .pending,
      amount: record.amount?.number ?? 0,
      checkIn: record.checkIn?.date,
      checkOut: record.checkOut?.date)
  }
}
