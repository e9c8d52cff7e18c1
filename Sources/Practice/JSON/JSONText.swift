import Foundation

/// Results for other programs: keys in a fixed order, dates as ISO 8601.
enum JSONText {
  /// The option of commands that can print their result so.
  static func option(_ what: String) -> CommandOption {
    CommandOption("--json", summary: "Print \(what) as JSON")
  }

  /// The text of a value.
  static func of(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }
}

extension CommandContext {
  /// The same world, in which results go nowhere: another form of them is printed.
  var withoutResults: CommandContext {
    var context = self
    let console = console
    context.console = Console(
      result: { _ in }, progress: console.progress, style: console.style,
      progressStyle: console.progressStyle, width: console.width)
    return context
  }
}
