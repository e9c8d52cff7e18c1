extension Subprocess {
  /// The same, but a Swift program that crashes prints the thread that crashed and nothing more.
  var withShortBacktraces: Subprocess {
    var copy = self
    let short = "enable=yes,threads=crashed,registers=none,images=none,limit=16,top=0,color=no"
    copy.environment["SWIFT_BACKTRACE"] = environment["SWIFT_BACKTRACE"] ?? short
    return copy
  }
}
