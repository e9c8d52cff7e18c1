/// What an examination found.
struct Finding: Equatable {
  /// What was looked at.
  let name: String

  /// What is wrong, with its fix; nil when it is in order.
  let problem: String?

  /// What it is, when it is in order.
  let words: String

  /// Looks at something: `look` says what it is, or throws what is wrong.
  init(_ name: String, _ look: () throws -> String) {
    self.name = name
    do {
      words = try look()
      problem = nil
    } catch {
      words = ""
      problem = (error as? UserError)?.message ?? "\(error)"
    }
  }

  /// The finding in one line.
  func line(_ style: TextStyle) -> String {
    let name = name.padded(to: 10)
    if let problem { return "\(name)  \(style(.red, "wrong:")) \(problem)" }
    return "\(name)  \(style(.green, "ok"))\(words.isEmpty ? "" : ", \(words)")"
  }
}
