import Testing

@testable import Terminal

@Suite struct NearestTests {
  @Test func `two swapped letters are one edit`() {
    #expect(Nearest.distance("satge", "stage") == 1)
  }

  @Test func `a typo finds the word that was meant`() {
    let katas = ["bookings", "reservations"]
    #expect(Nearest.match(for: "reservation", among: katas) == "reservations")
  }

  @Test func `a word that resembles nothing proposes nothing`() {
    #expect(Nearest.match(for: "xyz", among: ["start", "stage"]) == nil)
  }
}
