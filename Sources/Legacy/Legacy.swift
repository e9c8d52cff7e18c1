@_exported import LegacyReservations
