import Foundation
import Simulation
import Testing

@Suite("Last words") struct LastWordsTests {
  /// What a process says on standard error whose simulation ends in the middle of a step.
  private func message(_ result: ExitTest.Result?) throws -> String {
    String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
  }

  @Test func `a crash in a scenario is told with its place`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        DeterministicExecutor(world: World(World.Settings())).run {
          Watchdog.shared.enter("Bookings refactored, a-slug, step 2: tap Go")
          let rows: [Int] = []
          print(rows[rows.count])
        }
      }
    }
    #expect(
      try message(result).contains(
        "error: The process crashed in Bookings refactored, a-slug, step 2: tap Go.\n"))
  }

  @Test func `a crash is told with the command that shows it again, where somebody said one`()
    async throws
  {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        DeterministicExecutor(world: World(World.Settings())).run {
          Watchdog.advise("swift run lab fuzz bookings --seed 5 --runs 1000")
          Watchdog.shared.enter("a place")
          Watchdog.advise("swift run lab fuzz bookings --seed 6 --runs 1")
          let rows: [Int] = []
          print(rows[rows.count])
        }
      }
    }
    #expect(
      try message(result).contains(
        """
        error: The process crashed in a place.
        Replay: swift run lab fuzz bookings --seed 6 --runs 1

        """))
  }

  @Test func `a command that is over is told no more`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        DeterministicExecutor(world: World(World.Settings())).run {
          Watchdog.advise("swift run lab fuzz bookings --seed 5 --runs 1000")
          Watchdog.shared.enter("a place")
          Watchdog.advise(nil)
          abort()
        }
      }
    }
    #expect(try !message(result).contains("Replay"))
  }

  @Test func `endless recursion is told with its place`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        DeterministicExecutor(world: World(World.Settings())).run {
          Watchdog.shared.enter("a place")
          print(depth(1))
        }
      }
    }
    #expect(try message(result).contains("error: The process crashed in a place.\n"))
  }

  @Test func `a call of abort is told with its place, and ends by its signal`() async throws {
    let result = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        DeterministicExecutor(world: World(World.Settings())).run {
          Watchdog.shared.enter("a place")
          abort()
        }
      }
    }
    #expect(try message(result).contains("error: The process crashed in a place.\n"))
  }

  @Test func `a call of exit in a scenario is no success`() async throws {
    let result = await #expect(
      processExitsWith: .exitCode(70), observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        DeterministicExecutor(world: World(World.Settings())).run {
          Watchdog.shared.enter("Bookings refactored, a-slug, step 2: tap Go")
          exit(0)
        }
      }
    }
    #expect(
      try message(result)
        .contains("error: exit was called in Bookings refactored, a-slug, step 2: tap Go.\n"))
  }

  @Test func `after a scenario a process may end as it likes`() async throws {
    let result = await #expect(
      processExitsWith: .exitCode(3), observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        DeterministicExecutor(world: World(World.Settings())).run {
          Watchdog.shared.enter("a place")
        }
        exit(3)
      }
    }
    #expect(try !message(result).contains("a place"))
  }
}

private func depth(_ level: Int) -> Int { level == 0 ? 0 : 1 + depth(level + 1) }
