import Foundation
import Testing

@testable import Practice

@Suite struct WatchStateTests {
  private var state = WatchBench.state()
  private let old = WatchBench.files[0]
  private let new = WatchBench.files[1]

  /// A state in which the old files have been checked.
  private func checked() -> WatchState {
    var state = WatchBench.state()
    _ = state.save(old)
    _ = state.take(.entered(.running), .ended(WatchBench.report("preserved")))
    return state
  }

  @Test mutating func `a check begins on start, once two looks at the files agree`() {
    #expect(state.take(.polled(old)) == [])
    #expect(state.take(.polled(old)) == [.check])
    #expect(state.take(.polled(old)) == [])
  }

  @Test mutating func `files that still change are waited for`() {
    #expect(state.take(.polled(old), .polled(new), .polled(old)) == [])
    #expect(state.take(.polled(old)) == [.check])
  }

  @Test func `a save is checked, and what is checked is not checked again`() {
    var state = checked()
    #expect(state.save(old) == [])
    #expect(state.save(new) == [.check])
    #expect(state.take(.ended(WatchBench.report("preserved"))) == [])
  }

  @Test func `a save while it builds ends the build and begins again`() {
    var state = checked()
    _ = state.save(new)
    _ = state.take(.entered(.building))
    #expect(state.save(old) == [.cancelBuild])
    #expect(state.activity == .cancelling)
    #expect(state.take(.ended(nil)) == [.check])
  }

  @Test func `files that are back as they were are built again after a build that was ended`() {
    var state = checked()
    _ = state.save(new)
    _ = state.take(.entered(.building))
    #expect(state.take(.polled(old), .polled(new), .polled(new)) == [.cancelBuild])
    #expect(state.take(.ended(nil)) == [.check])
  }

  @Test func `a build that ended before it could be broken off still shows its verdict`() {
    var state = checked()
    _ = state.save(new)
    _ = state.save(old)
    #expect(state.take(.entered(.running)) == [])
    #expect(state.take(.ended(WatchBench.report("behaviour changed"))) == [.check])
    #expect(state.report?.headline == "behaviour changed")
  }

  @Test func `a save while tests run is checked after them`() {
    var state = checked()
    _ = state.save(new)
    _ = state.take(.entered(.building), .entered(.running))
    #expect(state.save(old) == [])
    #expect(state.take(.ended(WatchBench.report("behaviour changed"))) == [.check])
  }

  @Test func `a run that a save has overtaken is run again, and shows nothing`() {
    var state = checked()
    _ = state.save(new)
    _ = state.take(.entered(.running))
    #expect(state.take(.ended(nil)) == [.check])
    #expect(state.report?.headline == "preserved")
  }

  @Test func `the last report stays until the next is there`() {
    var state = checked()
    _ = state.save(new)
    for phase in [CheckPhase.building, .running] {
      _ = state.take(.entered(phase))
      #expect(state.report?.headline == "preserved")
    }
  }

  @Test func `r runs again what is checked, and after a run that goes on`() {
    var state = checked()
    #expect(state.press("r") == [.check])
    #expect(state.press("r") == [])
    _ = state.take(.entered(.running))
    #expect(state.press("r") == [])
    #expect(state.take(.ended(WatchBench.report("preserved"))) == [.check])
  }

  @Test func `a save in a pause is checked when the clock goes on`() {
    var state = checked()
    var attempt = WatchBench.attempt
    _ = state.take(.attempt(attempt))
    #expect(state.press("p") == [.pause])
    attempt.pause(at: WatchBench.start + 10)
    _ = state.take(.attempt(attempt))
    #expect(state.save(new) == [])
    #expect(state.press("r") == [])
    #expect(state.press("p") == [.resume])
    attempt.resume(at: WatchBench.start + 20)
    #expect(state.take(.attempt(attempt)) == [.check])
  }

  @Test mutating func `without an attempt, or before it begins, there is nothing to pause`() {
    #expect(state.press("p") == [])
    #expect(state.remark?.contains("no attempt") == true)
    var attempt = WatchBench.attempt
    attempt.startedAt = nil
    _ = state.take(.attempt(attempt))
    #expect(state.press("p") == [])
    #expect(state.remark?.contains("kata start toy") == true)
  }

  @Test mutating func `q, Ctrl-C and the end of input quit`() {
    for key in ["q", "\u{3}", "\u{4}"] as [Character] { #expect(state.press(key) == [.quit]) }
  }

  @Test func `another build is named until it lets go`() {
    var state = checked()
    _ = state.save(new)
    _ = state.take(.entered(.waiting("held by 1")), .entered(.building))
    #expect(state.activity == .checking(.waiting("held by 1")))
    _ = state.take(.locked(by: "held by 1"))
    #expect(state.activity == .checking(.waiting("held by 1")))
    // The lock is now our own build's.
    _ = state.take(.locked(by: "held by 2"))
    #expect(state.activity == .checking(.building))
  }

  @Test mutating func `a mark is told for a minute`() {
    let start = WatchBench.start
    _ = state.take(.attempt(WatchBench.attempt), .ticked(start + 1_799))
    #expect(state.mark == nil)
    _ = state.take(.ticked(start + 1_800))
    #expect(state.mark == .half)
    _ = state.take(.ticked(start + 1_859))
    #expect(state.mark == .half)
    _ = state.take(.ticked(start + 1_860))
    #expect(state.mark == nil)
  }

  @Test mutating func `a report is scrolled to its end and no further, and a new one from the top`()
  {
    _ = state.save(old)
    _ = state.take(.ended(WatchBench.report("behaviour changed", lines: 20)))
    _ = state.take(.key(.up))
    #expect(state.offset == 0)
    _ = state.take(.key(.down), .key(.character("j")))
    #expect(state.offset == 2)
    _ = state.take(.key(.end), .key(.down))
    // Ten rows: headline, status and keys, and a line that says where one is.
    #expect(state.offset == 20 - 6)
    _ = state.take(.resized(columns: 60, rows: 24))
    #expect(state.offset == 0)
    _ = state.take(.key(.end), .ended(WatchBench.report("preserved")))
    #expect(state.offset == 0)
  }

  @Test mutating func `any key leaves the page of keys, and does nothing else`() {
    _ = state.press("?")
    #expect(state.page == .keys)
    #expect(state.press("p") == [])
    #expect(state.page == nil)
    #expect(state.remark == nil)
  }

  @Test mutating func `after a hint comes the next one, or the keys`() {
    _ = state.take(.told(["Look at the dictionary."]))
    #expect(state.press("h") == [.hint])
    _ = state.take(.told(["Name the type."]))
    #expect(state.page == .text(["Name the type."]))
    #expect(state.press("?") == [])
    #expect(state.page == .keys)
  }

  @Test mutating func `what it does has its own time`() {
    _ = state.save(old)
    _ = state.take(.ticked(WatchBench.start + 5), .entered(.building))
    #expect(state.secondsActive == 5)
    _ = state.take(.entered(.running), .ticked(WatchBench.start + 7))
    #expect(state.secondsActive == 2)
  }

  @Test mutating func `a hint stays until a key is pressed, and q still quits`() {
    #expect(state.press("h") == [.hint])
    _ = state.take(.told(["Look at the dictionary."]))
    #expect(state.page == .text(["Look at the dictionary."]))
    #expect(state.press("p") == [])
    #expect(state.page == nil)
    _ = state.take(.told(["Name the type."]))
    #expect(state.press("q") == [.quit])
  }
}
