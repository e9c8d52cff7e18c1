/// The table of what a kata module must not use past its seams.
enum SeamRules {
  /// Every rule.
  static let all = time + chance + threads + place + machine

  /// What the symbols that a file leaves to the linker reach past the simulation, demangled.
  static func findings(in file: String, symbols: [String]) -> [SeamFinding] {
    let formats = symbols.contains { $0.contains("FormatStyle") }
    var seen: Set<SeamFinding> = []
    return symbols.compactMap { symbol in
      guard let name = SymbolName.canonical(symbol), let rule = rule(for: name) else { return nil }
      if rule.isFineBesideFormatStyles && formats { return nil }
      let finding = SeamFinding(file: file, name: rule.spelled(name), fix: rule.fix)
      return seen.insert(finding).inserted ? finding : nil
    }
  }

  private static let exact = table { !$0.hasSuffix(".*") }
  private static let types = table { $0.hasSuffix(".*") }

  private static func table(_ isIncluded: (String) -> Bool) -> [String: SeamRule] {
    var table: [String: SeamRule] = [:]
    for rule in all {
      for name in rule.names where isIncluded(name) { table[name] = rule }
    }
    return table
  }

  private static func rule(for name: String) -> SeamRule? {
    if let rule = exact[name] { return rule }
    // The member's own name may contain no dot, but its labels do not either.
    guard let dot = name.prefix(while: { $0 != "(" }).lastIndex(of: ".") else { return nil }
    var type = name[..<dot]
    while true {
      if let rule = types["\(type).*"] { return rule }
      guard let outer = type.lastIndex(of: ".") else { return nil }
      type = type[..<outer]
    }
  }
}
