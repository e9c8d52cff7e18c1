/// A command line, taken apart by what a command says that it accepts.
public struct CommandArguments: Equatable, Sendable {
  /// The positional arguments, in order.
  public private(set) var positional: [String] = []

  private var options: [String: String] = [:]

  /// Takes `words` apart; what does not fit is a `UserError` that shows the usage.
  public init(_ words: [String], for command: KataCommand) throws {
    let usage = "usage: \(command.usage)"
    var rest = words[...]
    while let word = rest.popFirst() {
      guard word.hasPrefix("-"), word != "-" else {
        positional.append(word)
        continue
      }
      let (name, attached) = Self.split(word)
      guard let option = command.options.first(where: { $0.name == name }) else {
        throw UserError.usage("kata \(command.name) has no option \(name); \(usage)")
      }
      let value = option.value == nil ? "" : attached ?? rest.popFirst()
      guard let value else { throw UserError.usage("\(name) needs a value; \(usage)") }
      guard option.value != nil || attached == nil else {
        throw UserError.usage("\(name) takes no value; \(usage)")
      }
      options[name] = value
    }
    let missing = command.parameters.dropFirst(positional.count).first { !$0.hasPrefix("[") }
    if let missing {
      throw UserError.usage(
        "kata \(command.name) needs \(missing), as in `swift run \(command.example)`")
    }
    if positional.count > command.parameters.count {
      let extra = positional[command.parameters.count]
      throw UserError.usage("kata \(command.name) does not take \"\(extra)\"; \(usage)")
    }
  }

  /// Whether an option was given.
  public func has(_ option: String) -> Bool { options[option] != nil }

  /// The value of an option, or nil when it was not given.
  public func value(of option: String) -> String? { options[option] }

  /// The value of an option as a whole number in `range`, or nil when it was not given.
  public func number(_ option: String, in range: ClosedRange<Int>) throws -> Int? {
    guard let text = options[option] else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw UserError.usage(
        "\(option) needs a whole number from \(range.lowerBound) to \(range.upperBound), not "
          + "\"\(text)\"")
    }
    return number
  }

  private static func split(_ word: String) -> (name: String, value: String?) {
    guard let equals = word.firstIndex(of: "=") else { return (word, nil) }
    return (String(word[..<equals]), String(word[word.index(after: equals)...]))
  }
}
