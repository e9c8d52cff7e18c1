extension String {
  /// The text without a terminal's escape sequences: colours, cursor moves, titles, links.
  ///
  /// SwiftPM remembers how it was planned: one that was once run on a terminal goes on asking the
  /// compiler for colour where nobody sees it.
  var withoutEscapes: String {
    // Making the expression costs more than looking for the one byte that all of them begin with.
    guard utf8.contains(0x1B) else { return self }
    return replacing(
      #/\x{1B}(?:\[[0-?]*[ -\/]*[@-~]|\].*?(?:\x{07}|\x{1B}\\)|[@-Z\\^_])/#, with: "")
  }
}
