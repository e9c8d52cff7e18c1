/// A line of a backtrace, of code whose source is known.
struct StackFrame: Equatable {
  /// What the compiler calls the code, such as `closure #1 in ListViewController.load()`.
  let symbol: String

  let file: String
  let line: String

  /// Whether a line belongs to a backtrace, whatever it tells.
  static func isFrame(_ line: String) -> Bool {
    line.firstMatch(of: #/^\s*\d+\s+(?:\[[^\]]*\]\s+)*0x[0-9a-f]+\s/#) != nil
  }

  /// Nil for a line that is no frame, and for code without a source.
  init?(_ text: String) {
    let pattern =
      #/^\s*\d+\s+(?:\[[^\]]*\]\s+)*0x[0-9a-f]+\s+(.+?)(?: \+ \d+)? in [^ ]+ at (\/.+?):([1-9]\d*)(?::\d+)?$/#
    guard Self.isFrame(text), let match = text.firstMatch(of: pattern) else { return nil }
    (symbol, file, line) = (String(match.1), String(match.2), String(match.3))
  }

  /// The function that a person wrote: without its type, and without the closures in it.
  var function: String {
    let words = symbol.components(separatedBy: " in ").last ?? symbol
    let whole = words.components(separatedBy: " for ").last ?? words
    let arguments = whole.firstIndex(of: "(") ?? whole.endIndex
    var names = whole[..<arguments].split(separator: ".")
    let accessors: [Substring] = ["getter", "setter", "modify", "read", "willset", "didset"]
    if let last = names.last, accessors.contains(last), names.count > 1 { names.removeLast() }
    return String(names.last ?? "") + whole[arguments...]
  }
}
