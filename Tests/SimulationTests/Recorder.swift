import Synchronization

/// Keeps what jobs on any executor saw.
final class Recorder<Element: Sendable>: Sendable {
  private let elements = Mutex<[Element]>([])

  func record(_ element: Element) { elements.withLock { $0.append(element) } }

  var all: [Element] { elements.withLock { $0 } }
}
