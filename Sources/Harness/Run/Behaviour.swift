/// What counts as behaviour of a kata beside its screens; `kata.json` says so.
public struct Behaviour: Equatable, Sendable, Decodable {
  /// Whether printed lines count.
  public var log: Bool
  /// Whether files in the documents folder count.
  public var documents: Bool

  /// Screens alone, or log and documents too.
  public init(log: Bool = false, documents: Bool = false) {
    self.log = log
    self.documents = documents
  }
}
