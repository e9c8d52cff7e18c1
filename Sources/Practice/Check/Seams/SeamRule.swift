/// Names that reach the real world, and what to use instead of them.
struct SeamRule: Sendable {
  /// Canonical names; without labels for whatever labels, `Foundation.Timer.*` for every member,
  /// `*.hashValue` for a member of every type.
  let names: [String]

  /// What a person wrote, where that differs from the canonical name without its module.
  let spelling: String?

  /// What to do about it, as the rest of a sentence.
  let fix: String

  /// Whether the use is fine in a file that also uses format styles: their own inlined code reads
  /// these names, and the seams replace what it read when something is formatted.
  let isFineBesideFormatStyles: Bool

  /// Whether a run that uses it may wait in real time, or never come to its end.
  let canWait: Bool

  init(
    _ names: [String], spelling: String? = nil, fix: String,
    isFineBesideFormatStyles: Bool = false, canWait: Bool = false
  ) {
    self.names = names
    self.spelling = spelling
    self.fix = fix
    self.isFineBesideFormatStyles = isFineBesideFormatStyles
    self.canWait = canWait
  }

  /// The same rule for something that may wait.
  var waiting: SeamRule {
    SeamRule(
      names, spelling: spelling, fix: fix, isFineBesideFormatStyles: isFineBesideFormatStyles,
      canWait: true)
  }

  /// How the report spells one of the rule's names.
  func spelled(_ name: String) -> String {
    if let spelling { return spelling }
    let modules = ["Swift.", "Foundation.", "Dispatch."]
    let module = modules.first { name.hasPrefix($0) } ?? ""
    return String(name.dropFirst(module.count))
  }
}
