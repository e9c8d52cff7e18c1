import Foundation

/// How long the machine has run since it was started, which nobody can set; sleep counts, too.
public struct Uptime: Equatable, Sendable {
  /// The seconds since the start.
  public let seconds: Double

  /// What tells this run of the machine from any other.
  public let boot: String

  /// A reading with everything given.
  public init(seconds: Double, boot: String) {
    self.seconds = seconds
    self.boot = boot
  }
}

#if canImport(Darwin)
  import Darwin

  extension Uptime {
    /// The machine's own, or nil where it does not tell.
    public static func now() -> Uptime? {
      var timebase = mach_timebase_info_data_t()
      guard mach_timebase_info(&timebase) == KERN_SUCCESS, timebase.denom > 0 else { return nil }
      let ticks = Double(mach_continuous_time())
      let seconds = ticks * Double(timebase.numer) / Double(timebase.denom) / 1e9
      var size = 0
      guard sysctlbyname("kern.bootsessionuuid", nil, &size, nil, 0) == 0, size > 0 else {
        return nil
      }
      var text = [UInt8](repeating: 0, count: size)
      guard sysctlbyname("kern.bootsessionuuid", &text, &size, nil, 0) == 0 else { return nil }
      let boot = String(decoding: text.prefix { $0 != 0 }, as: UTF8.self)
      return Uptime(seconds: seconds, boot: boot)
    }
  }
#else
  extension Uptime {
    /// The machine's own, or nil where it does not tell.
    public static func now() -> Uptime? {
      var time = timespec()
      guard clock_gettime(CLOCK_BOOTTIME, &time) == 0,
        let boot = try? String(
          contentsOfFile: "/proc/sys/kernel/random/boot_id", encoding: .utf8)
      else { return nil }
      return Uptime(
        seconds: Double(time.tv_sec) + Double(time.tv_nsec) / 1e9,
        boot: boot.trimmingCharacters(in: .whitespacesAndNewlines))
    }
  }
#endif
