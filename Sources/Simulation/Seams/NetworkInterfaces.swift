import Foundation

/// What the machine knows of its own network.
public enum NetworkInterfaces {
  /// Whether any interface but the loopback is up and running.
  public static var anyIsUp: Bool {
    var first: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&first) == 0 else { return false }
    defer { freeifaddrs(first) }
    var next = first
    while let interface = next?.pointee {
      let flags = Int(interface.ifa_flags)
      if flags & Int(IFF_RUNNING) != 0, flags & Int(IFF_LOOPBACK) == 0 {
        return true
      }
      next = interface.ifa_next
    }
    return false
  }
}
