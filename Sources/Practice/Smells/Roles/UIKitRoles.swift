/// Which types of a module are part of UIKit's world.
struct UIKitRoles {
  private(set) var screens: Set<String> = []
  private(set) var controllers: Set<String> = []
  private(set) var views: Set<String> = []

  init(_ model: CodeModel) {
    for (name, type) in model.types where model.declares(name) && !type.isProtocol {
      let base = Self.uiKitBase(of: type, in: model)
      let implements = type.protocols.contains { $0.hasPrefix(Self.usrPrefix) }
      guard base != nil || implements else { continue }
      screens.insert(name)
      // Apple's own names tell which of its classes are controllers.
      if let base {
        if base.hasSuffix("Controller") { controllers.insert(name) } else { views.insert(name) }
      }
    }
  }

  /// Whether a type, by its name, is UIKit's own.
  static func isUIKit(_ type: String) -> Bool { type.hasPrefix("UIKitShim.") }

  /// Whether a use is of something that UIKit declares, also in an extension.
  static func isUIKit(_ use: CodeUse) -> Bool { use.target.contains("9UIKitShim") }

  private static let usrPrefix = "s:9UIKitShim"

  private static func uiKitBase(of type: CodeType, in model: CodeModel) -> String? {
    var superclass = type.superclass
    while let name = superclass {
      if isUIKit(name) { return name }
      superclass = model.types[name]?.superclass
    }
    return nil
  }
}
