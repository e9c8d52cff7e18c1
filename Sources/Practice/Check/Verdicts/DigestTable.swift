/// The digests that a second process computed, by scenario, as `lab digest` prints them.
struct DigestTable: Equatable, Sendable {
  private(set) var digests: [String: Digests] = [:]

  /// Lines that are not a scenario and two digests.
  private(set) var faults: [String] = []

  init() {}

  /// Reads `<scenario> <legacy digest> <refactored digest>` a line.
  init(_ text: String) {
    for line in text.split(whereSeparator: \.isNewline) {
      let words = line.split(separator: " ").map(String.init)
      if words.count == 3 {
        digests[words[0]] = Digests(legacy: words[1], refactored: words[2])
      } else {
        faults.append(String(line))
      }
    }
  }
}
