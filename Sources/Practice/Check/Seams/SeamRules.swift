/// The table of what a kata module must not use past its seams.
enum SeamRules {
  /// Every rule.
  static let all = time + chance + threads + place + machine

  /// What the symbols that a file leaves to the linker reach past the simulation, demangled.
  static func findings(in file: String, symbols: [String]) -> [SeamFinding] {
    let names = symbols.compactMap(SymbolName.canonical)
    // The seams put the world's locale into a style that is handed to `formatted`, and only there.
    let formatsThroughSeams =
      symbols.contains { $0.contains("FormatStyle") }
      && !names.contains { $0.hasPrefix("Foundation.") && $0.hasSuffix(".format(_:)") }
    var seen: Set<SeamFinding> = []
    return names.compactMap { name in
      guard let rule = rule(for: name), !(rule.isFineBesideFormatStyles && formatsThroughSeams)
      else { return nil }
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
    let path = name.prefix { $0 != "(" }
    if let rule = exact[name] ?? exact[String(path)] { return rule }
    var type = path
    while let dot = type.lastIndex(of: ".") {
      type = type[..<dot]
      if let rule = types["\(type).*"] { return rule }
    }
    return nil
  }
}
