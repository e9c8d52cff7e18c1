/// Notes of a toy stage, complete and in order.
enum ToyNotes {
  static let hints = "1. Look at the list.\n2. Who needs\n   the keys?\n3. A struct."

  /// Notes in which each section says its heading and `about`; sections of `changed` say that instead,
  /// and those of `removed` are left out.
  static func text(
    about: String = "it", changed: [String: String] = [:], removed: Set<String> = []
  ) -> String {
    let headings = ["Smell", "Move", "Why now", "Say it", "Trade-off", "They may ask", "Hints"]
    let sections = headings.filter { !removed.contains($0) }.map { heading in
      let body = changed[heading] ?? (heading == "Hints" ? hints : "\(heading) of \(about).")
      return "## \(heading)\n\n\(body)\n"
    }
    return "# A stage\n\n\(sections.joined(separator: "\n"))"
  }
}

extension Bench {
  /// A bench whose stages have notes.
  static func withNotes() throws -> Bench {
    let bench = try Bench()
    for stage in ["0-legacy", "1-model", "2-view-model"] {
      try bench.write(ToyNotes.text(about: stage), to: "Katas/Toy/Stages/\(stage)/NOTES.md")
    }
    try bench.commitAll("Write notes")
    return bench
  }
}
