extension SeamRules {
  /// What time it is.
  static let time: [SeamRule] = [
    SeamRule(
      ["Foundation.Date.init()", "Foundation.Date.now", "Foundation.DateInterval.init()"],
      fix: "write Date(), or pass the date in"),
    SeamRule(
      [
        "Foundation.Date.init(timeIntervalSinceNow:)", "Foundation.Date.timeIntervalSinceNow",
        "Foundation.Date.timeIntervalSinceReferenceDate",
        "Foundation.Calendar.isDateInToday(_:)", "Foundation.Calendar.isDateInYesterday(_:)",
        "Foundation.Calendar.isDateInTomorrow(_:)",
      ],
      fix: "compare with Date(), or with a date that is passed in"),
    SeamRule(
      [
        "Foundation.NSDate.init()", "Foundation.NSDate.*", "Foundation.CFAbsoluteTimeGetCurrent()",
        "CFAbsoluteTimeGetCurrent", "CACurrentMediaTime",
      ],
      fix: "write Date(), or pass the date in"),
    SeamRule(
      ["Dispatch.DispatchTime.now()", "Dispatch.DispatchWallTime.now()"],
      fix: "write .now() as a deadline of DispatchQueue.main.asyncAfter"),
    SeamRule(
      [
        "clock_gettime", "clock_gettime_nsec_np", "gettimeofday", "time", "clock", "ftime",
        "timespec_get", "times", "mach_absolute_time", "mach_continuous_time",
      ],
      fix: "write Date() or ContinuousClock()"),
  ]

  /// Clocks that can be waited for, and waiting.
  static let waits: [SeamRule] = [
    SeamRule(
      clock("ContinuousClock") + ["Swift.Clock.continuous"], spelling: "ContinuousClock",
      fix: "write ContinuousClock() without a module before it, or pass a clock in"),
    SeamRule(
      clock("SuspendingClock") + ["Swift.Clock.suspending"], spelling: "SuspendingClock",
      fix: "write SuspendingClock() without a module before it, or pass a clock in"),
    SeamRule(
      [
        "Swift.Task.sleep(_:)", "Swift.Task.sleep(nanoseconds:)", "Swift.Task.sleep(for:)",
        "Swift.Task.sleep(until:tolerance:clock:)", "Swift.Task.sleep(for:tolerance:clock:)",
      ],
      fix: "write Task.sleep(for:) in a file of the room, without a module before it"),
    SeamRule(
      ["Foundation.Timer.*"], spelling: "Timer",
      fix: "use DispatchQueue.main.asyncAfter or Task.sleep(for:)"),
    SeamRule(
      [
        "sleep", "usleep", "nanosleep", "clock_nanosleep", "select", "pselect", "poll",
        "epoll_wait",
        "kevent", "alarm", "setitimer", "timer_create", "pause", "sigwait", "sigsuspend",
      ],
      fix: "use Task.sleep(for:)"),
  ]

  private static func clock(_ type: String) -> [String] {
    ["init()", "now", "Instant.now", "sleep(until:tolerance:)"].map { "Swift.\(type).\($0)" }
  }
}
