import Foundation

/// The real machine, which seams ask outside of a simulation.
public enum Machine {
  /// The locale its user set.
  public static var locale: Locale { .autoupdatingCurrent }

  /// The time zone its user set.
  public static var timeZone: TimeZone { .autoupdatingCurrent }

  /// The calendar its user set.
  public static var calendar: Calendar { .autoupdatingCurrent }

  /// Whether any network interface but the loopback is up and running.
  public static var isConnectedToNetwork: Bool {
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
