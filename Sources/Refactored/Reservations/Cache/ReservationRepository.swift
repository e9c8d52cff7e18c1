/// Asks the network, keeps every page it answers, and hands out the kept one when a later request
/// for that page fails.
@MainActor
final class ReservationRepository: ReservationService {
  private let network: any ReservationService
  private let policy: SavedPagePolicy
  private var savedPages: [Int: ReservationPage] = [:]

  init(network: any ReservationService, policy: SavedPagePolicy) {
    self.network = network
    self.policy = policy
  }

  func reservations(page: Int) async throws(ReservationServiceError) -> ReservationPage {
    do {
      let answer = try await network.reservations(page: page)
      savedPages[page] = answer
      return answer
    } catch {
      guard policy.allowsSavedPage(after: error), var saved = savedPages[page] else {
        throw error
      }
      saved.source = .saved
      return saved
    }
  }
}
