import Testing

@testable import Practice

@Suite struct AgeTests {
  @Test(arguments: [
    (-5, "just now"), (59, "just now"), (60, "1 minute ago"), (3_599, "59 minutes ago"),
    (7_200, "2 hours ago"), (86_400, "1 day ago"), (200_000, "2 days ago"),
  ])
  func `an age is in the largest unit that fits`(seconds: Int, text: String) {
    #expect(Age.text(seconds) == text)
  }
}
