import Terminal

/// A line of parts that loses the least important ones where it is too long, and never half a word.
struct FittingLine {
  /// Something that the line says.
  struct Part {
    /// Ways to say it, each shorter than the one before.
    let forms: [String]

    /// The least are shortened, and then left out, before those that weigh more.
    let weight: Int

    init(_ forms: [String], weight: Int) {
      self.forms = forms
      self.weight = weight
    }

    init(_ forms: String..., weight: Int) { self.init(forms, weight: weight) }
  }

  let parts: [Part]
  let separator: String

  /// As much of it as fits. Everything is shortened before anything more is left out than what weighs
  /// nothing.
  func text(in columns: Int) -> String {
    var levels = parts.map { _ in 0 }
    let order = parts.indices.sorted { parts[$0].weight < parts[$1].weight }
    let trifles = order.filter { parts[$0].weight == 0 }
    let shortened = order.flatMap { index in parts[index].forms.dropFirst().map { _ in index } }
    var steps = trifles + shortened + order.filter { !trifles.contains($0) }
    while true {
      let text = zip(parts, levels).compactMap { part, level in
        level < part.forms.count ? part.forms[level] : nil
      }.joined(separator: separator)
      // The last part, where even that has no room, is cut.
      if text.withoutEscapes.count <= columns || steps.count <= 1 { return text.cut(to: columns) }
      levels[steps.removeFirst()] += 1
    }
  }
}
