/// A colour, known by its name where it has one, else by its components.
public final class UIColor: NSObject, Sendable {
  let name: String

  init(name: String) { self.name = name }

  /// A colour from components between 0 and 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(name: UIColor.name(red, green, blue, alpha))
  }

  /// A grey from 0, black, to 1, white.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// The same colour with another opacity, from 0 to 1.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    let opaque = name.prefix { $0 != "@" }
    return alpha >= 1
      ? UIColor(name: String(opaque)) : UIColor(name: opaque + UIColor.opacity(alpha))
  }

  /// Two colours that look the same are equal.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return self === other || name == other.name
  }

  /// A hash of the name.
  public override var hash: Int { name.hashValue }
  /// The colour's name.
  public override var description: String { name }

  private static func name(
    _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat
  ) -> String {
    let bytes = [red, green, blue].map { Int((min(max($0, 0), 1) * 255).rounded()) }
    let opaque = fixedNames[bytes] ?? "#" + bytes.map(hex).joined()
    return alpha >= 1 ? opaque : opaque + opacity(alpha)
  }

  private static func hex(_ byte: Int) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }

  private static func opacity(_ alpha: CGFloat) -> String {
    "@\(Int((max(alpha, 0) * 100).rounded()))%"
  }
}
