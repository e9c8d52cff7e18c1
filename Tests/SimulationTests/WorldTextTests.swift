import Foundation
import Simulation
import Testing

/// Texts of numbers as kata modules see them: this module is linked against the same seams.
@Suite("Texts of numbers") struct WorldTextTests {
  private static func foundation(_ format: String, _ arguments: any CVarArg...) -> String {
    String(format: format, arguments: arguments)
  }

  @Test(arguments: ["%.2f", "$%.2f", "%08.3f", "%e", "%g", "%.0f%%", "no number"])
  func `a number says what Foundation says, the first time and later`(_ format: String) {
    let numbers = [0, -0.0, 1.005, 89.99, -1240.5, 1e21, .pi, .infinity, .nan, 0.125, 0.375]
    for number in numbers + numbers {
      #expect(String(format: format, number) == Self.foundation(format, number))
    }
  }

  @Test func `whole numbers, texts and several arguments are Foundation's business`() {
    let count = 3
    #expect(String(format: "%d of %d", count, 7) == "3 of 7")
    #expect(String(format: "%d", count) == "3")
    #expect(String(format: "%03d", 7) == "007")
    #expect(String(format: "%.1f / %.1f", 1.0, 2.0) == "1.0 / 2.0")
    #expect(String(format: "%@", "x" as NSString) == "x")
    #expect(String(format: "plain") == "plain")
  }
}
