/// The symbols that object files leave to the linker.
struct SymbolList: Equatable {
  /// Symbols as in the file, by object file.
  private(set) var symbols: [String: [String]] = [:]

  /// Reads the output of `nm -u -A`, LLVM's or GNU's: `path/A.swift.o:      U symbol` a line.
  init(_ output: String) {
    for line in output.split(whereSeparator: \.isNewline) {
      guard let end = line.ranges(of: ".o:").last,
        let symbol = line[end.upperBound...].split(separator: " ").last
      else { continue }
      let object = line[..<line.index(before: end.upperBound)]
      symbols[String(object), default: []].append(Self.plain(symbol))
    }
  }

  /// Every symbol, once.
  var all: Set<String> { Set(symbols.values.joined()) }

  /// Apple's linker puts an underscore before every name.
  private static func plain(_ symbol: Substring) -> String {
    #if canImport(Darwin)
      symbol.hasPrefix("_") ? String(symbol.dropFirst()) : String(symbol)
    #else
      String(symbol)
    #endif
  }
}
