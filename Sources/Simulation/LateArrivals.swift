import Synchronization

/// Runs whose work came back after they had ended: from a thread they started, or by way of a static
/// that outlived the app.
public enum LateArrivals {
  private static let labels = Mutex<Set<String>>([])

  static func note(_ label: String) { labels.withLock { _ = $0.insert(label) } }

  /// Whether work of the run with this label came back since the last call.
  public static func take(_ label: String) -> Bool {
    labels.withLock { $0.remove(label) != nil }
  }
}
