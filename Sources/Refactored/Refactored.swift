@_exported import RefactoredBookings
@_exported import RefactoredReservations
