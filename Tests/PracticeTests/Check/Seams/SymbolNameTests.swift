import Testing

@testable import Practice

@Suite struct SymbolNameTests {
  @Test(arguments: [
    (
      "static (extension in Swift):Swift.FixedWidthInteger.random(in: Swift.Range<A>) -> A",
      "Swift.FixedWidthInteger.random(in:)"
    ),
    (
      "static (extension in Swift):Swift.FixedWidthInteger.random<A where A1: "
        + "Swift.RandomNumberGenerator>(in: Swift.ClosedRange<A>, using: inout A1) -> A",
      "Swift.FixedWidthInteger.random(in:using:)"
    ),
    (
      "async function pointer to static (extension in Swift):Swift.Task< where A == Swift.Never, "
        + "B == Swift.Never>.sleep(nanoseconds: Swift.UInt64) async throws -> ()",
      "Swift.Task.sleep(nanoseconds:)"
    ),
    (
      "static FoundationEssentials.Date.now.getter : FoundationEssentials.Date",
      "Foundation.Date.now"
    ),
    (
      "FoundationEssentials.ProcessInfo.processInfo.unsafeMutableAddressor : "
        + "FoundationEssentials.ProcessInfo",
      "Foundation.ProcessInfo.processInfo"
    ),
    ("Foundation.NSUUID.__allocating_init() -> Foundation.NSUUID", "Foundation.NSUUID.init()"),
    (
      "dispatch thunk of Swift.Clock.sleep(until: A.Instant, tolerance: A.Duration?) async throws",
      "Swift.Clock.sleep(until:tolerance:)"
    ),
    (
      "Dispatch.DispatchQueue.async(group: Dispatch.DispatchGroup?, qos: Dispatch.DispatchQoS, "
        + "flags: Dispatch.DispatchWorkItemFlags, execute: @convention(block) () -> ()) -> ()",
      "Dispatch.DispatchQueue.async(group:qos:flags:execute:)"
    ),
    (
      "(extension in Foundation):Foundation.NotificationCenter.post(name: Foundation.Name, object: "
        + "Any?, userInfo: [Swift.AnyHashable : Any]?) -> ()",
      "Foundation.NotificationCenter.post(name:object:userInfo:)"
    ),
    (
      "static Foundation.Thread.detachNewThread(@Sendable () -> ()) -> ()",
      "Foundation.Thread.detachNewThread(_:)"
    ),
    ("usleep", "usleep"),
  ])
  func `a symbol is named as a person would search for it`(_ symbol: String, name: String) {
    #expect(SymbolName.canonical(symbol) == name)
  }

  @Test(arguments: [
    "type metadata for Foundation.Thread",
    "protocol conformance descriptor for Swift.Int : Swift.FixedWidthInteger in Swift",
    "Dispatch.+ infix(Dispatch.DispatchTime, Swift.Double) -> Dispatch.DispatchTime",
    "static (extension in RefactoredToy):FoundationEssentials.Date.now.getter : Foundation.Date",
    "static (extension in LegacyToy):Swift.Bool.random() -> Swift.Bool",
    "Foundation.UserDefaults.suite.setter : Swift.String",
  ])
  func `what is not called or read, or is a seam's own, has no name`(_ symbol: String) {
    #expect(SymbolName.canonical(symbol) == nil)
  }
}
