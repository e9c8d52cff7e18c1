import Foundation
import Simulation
import Testing

@Suite("Watchdog") struct WatchdogTests {
  @Test func `a hang leaves a busy machine time to spare within ten seconds`() {
    #expect(Watchdog.shared.longestHang < 8)
  }

  @Test func `a main thread that spins ends the process with the place`() async throws {
    let result = await #expect(
      processExitsWith: .signal(SIGTRAP), observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let watchdog = Watchdog(tick: 0.01, ticksAllowed: 5)
        let executor = DeterministicExecutor(world: World(World.Settings()), watchdog: watchdog)
        executor.run {
          watchdog.enter("Bookings legacy, a-slug, step 2: tap Go")
          while true {}
        }
      }
    }
    let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(message.contains("blocks or spins in Bookings legacy, a-slug, step 2: tap Go."))
  }

  @Test func `a main thread that blocks ends the process with the place`() async throws {
    let result = await #expect(
      processExitsWith: .signal(SIGTRAP), observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let watchdog = Watchdog(tick: 0.01, ticksAllowed: 5)
        let executor = DeterministicExecutor(world: World(World.Settings()), watchdog: watchdog)
        executor.run {
          watchdog.enter("a place")
          DispatchSemaphore(value: 0).wait()
        }
      }
    }
    let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(message.contains("blocks or spins in a place."))
  }
}
