import Testing

@testable import Practice

@Suite struct NearestTests {
  @Test func `two swapped letters are one edit`() {
    #expect(Nearest.distance("satge", "stage") == 1)
  }

  @Test func `a typo finds the word that was meant`() {
    #expect(Nearest.match(for: "reservation", among: ["bookings", "reservations"]) == "reservations")
  }

  @Test func `a word that resembles nothing proposes nothing`() {
    #expect(Nearest.match(for: "xyz", among: ["start", "stage"]) == nil)
  }
}
