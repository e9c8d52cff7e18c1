extension Divergence.Kind {
  /// What tells printed lines apart: the first that is printed more or less often, or that stands
  /// elsewhere.
  static func summary(_ legacy: [Trace.Line], _ refactored: [Trace.Line]) -> String {
    let (old, new) = (counts(legacy), counts(refactored))
    let text = (legacy + refactored).map(\.text).first { old[$0] != new[$0] }
    if let text { return words("printed", text, old[text] ?? 0, new[text] ?? 0) }
    guard legacy.map(\.text) == refactored.map(\.text) else {
      return "the lines are printed in another order"
    }
    guard let (old, new) = zip(legacy, refactored).first(where: { $0 != $1 }) else {
      return "the lines printed agree"
    }
    let (place, wanted) = new.frames < old.frames ? ("before", "after") : ("after", "before")
    return "\(new.text.quotedVisibly) is printed \(place) the screen changes, should be \(wanted)"
  }

  /// What tells files apart: the first that another one was written to, or to which something else was.
  static func summary(_ legacy: [Trace.File], _ refactored: [Trace.File]) -> String {
    let names = (legacy + refactored).map(\.name)
    for name in names {
      let old = legacy.first { $0.name == name }
      let new = refactored.first { $0.name == name }
      guard old != new else { continue }
      guard old != nil, new != nil else {
        let isGone = (old ?? new)?.text == nil
        return words(isGone ? "deleted" : "written", name, old == nil ? 0 : 1, new == nil ? 0 : 1)
      }
      return "\(name.quotedVisibly) is written, and not with what it should hold"
    }
    return "the files agree"
  }

  private static func counts(_ lines: [Trace.Line]) -> [String: Int] {
    Dictionary(lines.map { ($0.text, 1) }, uniquingKeysWith: +)
  }

  /// That something is done too often or not often enough.
  private static func words(_ done: String, _ what: String, _ old: Int, _ new: Int) -> String {
    if new == 0 { return "\(what.quotedVisibly) should be \(done) and is not" }
    if old == 0 { return "\(what.quotedVisibly) is \(done) and should not be" }
    return "\(what.quotedVisibly) is \(done) \(new.times), should be \(old.times)"
  }
}

extension Int {
  /// So often, in words.
  var times: String {
    switch self {
    case 0: "not at all"
    case 1: "once"
    case 2: "twice"
    default: "\(self) times"
    }
  }
}
