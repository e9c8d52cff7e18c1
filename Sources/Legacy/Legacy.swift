@_exported import LegacyBookings
@_exported import LegacyReservations
