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

  /// `Any` and its like, and dictionaries of what is hardly more than that.
  private static func isUntyped(_ type: String) -> Bool {
    let words = TypeName.words(in: type)
    if words.contains(where: anythingGoes.contains) {
      // Combined with a protocol of one's own, `AnyObject` says something.
      return !type.contains("&")
    }
    return type.contains(" : ") && words.contains(where: almostAnythingGoes.contains)
  }

  private static let anythingGoes: Set<String> = [
    "Any", "AnyObject", "Swift.AnyObject", "Swift.AnyHashable", "Foundation.NSObject",
    "Foundation.NSDictionary", "Foundation.NSMutableDictionary", "Foundation.NSArray",
    "Foundation.NSMutableArray",
  ]

  private static let almostAnythingGoes: Set<String> = [
    "Swift.Sendable", "Swift.Hashable", "Swift.Equatable", "Swift.Comparable",
    "Swift.CustomStringConvertible", "Swift.LosslessStringConvertible", "Swift.CVarArg",
    "Swift.Encodable", "Swift.Decodable",
  ]
}
