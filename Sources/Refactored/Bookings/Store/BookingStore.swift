/// What keeps bookings: who fetches from it sees what was updated. `Tests` hold every store to that.
typealias BookingStore = BookingFetching & BookingUpdating
