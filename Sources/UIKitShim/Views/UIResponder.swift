/// What can receive events: the root of views and view controllers.
@MainActor open class UIResponder: NSObject {
  /// Makes a responder that belongs to no chain yet.
  public override init() { super.init() }

  /// The responder that is asked after this one.
  open var next: UIResponder? { nil }
}
