/// Where a view is, for what knows it and must not keep it: its subviews, and constraints.
///
/// A weak reference would do the same, and give the view a side table, by way of which each later
/// retain and release goes: in a list every tenth of the time.
final class ViewReference: Sendable {
  /// The view; nil once it is gone.
  ///
  /// It never dangles: only `UIView` makes references, one for a view, and its `deinit` clears that one
  /// before the memory goes. Nor do two threads meet here: views are used on the main actor, and one
  /// that a thread frees last is one that nobody on the main actor holds, or finds by way of another.
  nonisolated(unsafe) fileprivate(set) unowned(unsafe) var view: UIView?

  init(_ view: UIView) { self.view = view }

  /// To be called when the view goes.
  func clear() { view = nil }
}
