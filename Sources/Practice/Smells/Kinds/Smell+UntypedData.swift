extension Smell {
  /// Data without a type of its own: `[String: Any]` in any spelling, and fields that a screen looks
  /// up by name.
  static let untypedData = Smell(id: "untyped-data", title: "Untyped data") { code in
    let declarations = code.model.declarations.filter { !$0.isDictated && isUntyped($0.type) }
    let accesses = code.model.keyedAccesses.filter {
      code.roles.isScreenCode(code.model.members[$0.member])
    }
    return Measure(counting: declarations.map(\.place) + accesses.map(\.place))
  }

  /// `Any` and what is as good as it: what a person would hide a dictionary's values behind.
  private static func isUntyped(_ type: String) -> Bool {
    // Combined with a protocol of one's own, these say something.
    if type.contains("&") { return false }
    return TypeName.words(in: type).contains(where: anythingGoes.contains)
  }

  private static let anythingGoes: Set<String> = [
    "Any", "Swift.AnyObject", "AnyObject", "Swift.AnyHashable", "Swift.Sendable", "Swift.Hashable",
    "Swift.Equatable", "Swift.Comparable", "Swift.CustomStringConvertible", "Swift.CVarArg",
    "Swift.LosslessStringConvertible", "Swift.Encodable", "Swift.Decodable", "Foundation.NSObject",
    "Foundation.NSDictionary", "Foundation.NSMutableDictionary", "Foundation.NSArray",
    "Foundation.NSMutableArray",
  ]
}
