import Testing

@testable import RefactoredReservations

/// A service that answers as a test says: for every page the answers to be given, in order.
@MainActor
final class StubReservationService: ReservationService {
  typealias Answer = Result<ReservationPage, ReservationServiceError>

  /// Holds answers back while it is closed.
  var gate: Gate?

  private var answers: [Int: [Answer]]

  init(_ answers: [Int: [Answer]]) {
    self.answers = answers
  }

  func reservations(page: Int) async throws(ReservationServiceError) -> ReservationPage {
    await gate?.pass()
    guard let answer = answers[page]?.first else {
      Issue.record("nobody should ask for page \(page) again")
      throw .serverFailed
    }
    answers[page]?.removeFirst()
    return try answer.get()
  }
}

extension ReservationPage {
  /// A page of ten rows that can be told from those of other pages.
  static func sample(_ number: Int, isLast: Bool = false) -> Self {
    ReservationPage(
      reservations: (1...10).map { .sample(guest: "Guest \(number).\($0)") }, isLast: isLast)
  }
}

extension Reservation {
  static func sample(guest: String? = "Ana Souza", status: ReservationStatus = .confirmed) -> Self {
    Reservation(guest: guest, property: "Casa Azul", status: status, amount: 1240.5)
  }
}
