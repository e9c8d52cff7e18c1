/// An option of a command: `--now`, or `--minutes N` when it takes a value.
public struct CommandOption: Equatable, Sendable {
  /// Its name with the dashes.
  public let name: String

  /// What its value is called in help; nil for a switch.
  public let value: String?

  /// What it is for, in one line.
  public let summary: String

  /// An option as help shows it.
  public init(_ name: String, value: String? = nil, summary: String) {
    self.name = name
    self.value = value
    self.summary = summary
  }

  /// Name and value, as in a usage line.
  public var usage: String { value.map { "\(name) \($0)" } ?? name }
}
