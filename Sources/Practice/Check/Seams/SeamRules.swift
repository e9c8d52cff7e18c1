import Foundation

/// The table of what a kata module must not use past its seams.
enum SeamRules {
  /// Every rule.
  static let all =
    time + waits.map(\.waiting) + chance + threads.map(\.waiting) + place + files + machine + traces
    + leavings.map(\.waiting)

  /// What the symbols that a file leaves to the linker reach past the simulation, demangled.
  static func findings(in file: String, symbols: [String]) -> [SeamFinding] {
    let names = symbols.compactMap(SymbolName.canonical)
    // The seams put the world's locale into a style that is handed to `formatted`, and only there.
    let formatsThroughSeams =
      symbols.contains { $0.contains("FormatStyle") }
      && !names.contains { $0.hasPrefix("Foundation.") && $0.hasSuffix(".format(_:)") }
    var seen: Set<SeamFinding> = []
    return foreignCode(in: file, symbols: symbols)
      + names.compactMap { name in
        guard let rule = rule(for: name), !(rule.isFineBesideFormatStyles && formatsThroughSeams)
        else { return nil }
        let finding = SeamFinding(
          file: file, name: rule.spelled(name), fix: rule.fix, canWait: rule.canWait)
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

  /// Code that a room must do without: what it is compared with, and what compares it.
  private static func foreignCode(in file: String, symbols: [String]) -> [SeamFinding] {
    guard file.hasPrefix("Sources/Refactored/") else { return [] }
    let modules = symbols.filter(mayBeForeign).compactMap { symbol in
      symbol.firstMatch(of: #/(?:^|[^\w.])(Legacy\w*|Harness|Catalog)\./#)?.output.1
    }
    return Set(modules).sorted().map { module in
      SeamFinding(
        file: file, name: "\(module)'s code", fix: "write it in the room",
        problem: "is not the room's")
    }
  }

  /// A pattern is a hundred times slower than this, and there are thousands of symbols.
  private static func mayBeForeign(_ symbol: String) -> Bool {
    ["Legacy", "Harness.", "Catalog."].contains { (mark: String) in strstr(symbol, mark) != nil }
  }

  private static func rule(for name: String) -> SeamRule? {
    let path = name.prefix { $0 != "(" }
    if let rule = exact[name] ?? exact[String(path)] ?? ofEveryType(path) { return rule }
    var type = path
    while let dot = type.lastIndex(of: ".") {
      type = type[..<dot]
      if let rule = types["\(type).*"] { return rule }
    }
    return nil
  }

  /// An enumeration with raw values mentions `RawRepresentable.hashValue` by itself.
  private static func ofEveryType(_ path: Substring) -> SeamRule? {
    guard let dot = path.lastIndex(of: "."), !path.contains(" "),
      !path.hasPrefix("Swift.RawRepresentable.")
    else { return nil }
    return exact["*\(path[dot...])"]
  }
}
