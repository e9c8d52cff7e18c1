/// An image, known by its name only.
public final class UIImage: NSObject, Sendable {
  let name: String

  /// The system's symbol of that name.
  public init?(systemName name: String) { self.name = name }
  /// The app's picture of that name.
  public init?(named name: String) { self.name = name }

  /// Two images of the same name are equal.
  public override func isEqual(_ object: Any?) -> Bool { (object as? UIImage)?.name == name }
  /// A hash of the name.
  public override var hash: Int { name.hashValue }
}
