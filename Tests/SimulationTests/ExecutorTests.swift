import Foundation
import Observation
import Simulation
import Synchronization
import Testing

@MainActor @Observable private final class Model {
  var count = 0
  @ObservationIgnored var log: [String] = []
}

private actor Counter {
  var total = 0
  func add(_ n: Int) async -> Int {
    total += n
    return total
  }
}

@MainActor private func lines(of body: @MainActor (Model) -> Void) -> [String] {
  let executor = DeterministicExecutor(world: World(World.Settings()))
  return executor.run {
    let model = Model()
    body(model)
    run(executor, for: .seconds(10))
    return model.log
  }
}

@MainActor private func run(_ executor: DeterministicExecutor, for duration: Duration) {
  let end = executor.world.clock.now + duration
  try? executor.settle()
  while let due = executor.world.clock.nextDue, due <= end {
    executor.move(to: due)
    try? executor.settle()
  }
  executor.move(to: end)
}

private func onAnotherThread(_ work: @escaping @Sendable () -> Void) {
  let group = DispatchGroup()
  Dispatch.DispatchQueue.global().async(group: group, execute: work)
  group.wait()
}

@concurrent private func elsewhere(_ n: Int) async throws -> Int {
  try await Task.sleep(for: .milliseconds(5))
  return n * 2
}

@MainActor private func mixture(_ model: Model) {
  let counter = Counter()
  for n in 0..<5 {
    Task {
      model.log.append("a\(n)")
      try await Task.sleep(for: .milliseconds(10 - n % 3))
      model.log.append("b\(n)")
      model.log.append("c\(try await elsewhere(n))")
      model.log.append("d\(await counter.add(n))")
    }
  }
  let (numbers, feed) = AsyncStream<Int>.makeStream()
  Task { for await number in numbers { model.log.append("s\(number)") } }
  Task.detached {
    for n in 0..<3 { feed.yield(n) }
    feed.finish()
  }
  Task { @MainActor in
    for await count in Observations({ model.count }) {
      model.log.append("o\(count)")
      if count == 2 { break }
    }
  }
  DispatchQueue.main.asyncAfter(deadline: .now()) { model.count = 1 }
  DispatchQueue.main.asyncAfter(deadline: .now() + 1) { model.count = 2 }
}

@Suite("Deterministic executor") @MainActor struct ExecutorTests {
  @Test func `tasks, actors, streams, groups and observation run in one order`() {
    let first = lines(of: mixture)
    #expect(first.count == 26)
    for _ in 0..<50 { #expect(lines(of: mixture) == first) }
  }

  @Test func `a job on the global executor is not isolated to the main actor`() {
    let isolated = Recorder<Bool>()
    _ = lines { _ in
      Task.detached {
        isolated.record(MainActor.shared.isolatesCurrentContext)
        await MainActor.run {
          isolated.record(MainActor.shared.isolatesCurrentContext)
        }
      }
    }
    #expect(isolated.all == [false, true])
  }

  @Test func `a cancelled sleep throws at once`() {
    let log = lines { model in
      let sleeper = Task {
        do { try await Task.sleep(for: .seconds(5)) } catch { model.log.append("\(error)") }
        model.log.append("\(World.current?.clock.now ?? .seconds(-1))")
      }
      Task { sleeper.cancel() }
    }
    #expect(log == ["CancellationError()", "0.0 seconds"])
  }

  @Test func `work that adds itself for ever is stopped by the budget`() {
    let executor = DeterministicExecutor(world: World(World.Settings()), budget: 1_000)
    executor.run {
      Task { while true { await Task.yield() } }
      #expect(throws: DeterministicExecutor.NeverSettles.self) { try executor.settle() }
    }
  }

  @Test func `a loop of sleeps does not spin when the run ends`() {
    let rounds = Recorder<Duration?>()
    let executor = DeterministicExecutor(world: World(World.Settings()))
    executor.run {
      Task {
        while true {
          try? await Task.sleep(for: .seconds(1))
          rounds.record(World.current?.clock.now)
        }
      }
      run(executor, for: .seconds(3))
    }
    #expect(rounds.all == [.seconds(1), .seconds(2), .seconds(3)])
  }

  @Test func `a task that another thread resumes is reported, and goes on in order`() {
    let kept = Mutex<UnsafeContinuation<Void, Never>?>(nil)
    let world = World(World.Settings())
    let executor = DeterministicExecutor(world: world)
    let resumed = Recorder<Bool>()
    executor.run {
      Task {
        await withUnsafeContinuation { continuation in kept.withLock { $0 = continuation } }
        resumed.record(World.current === world)
      }
      try? executor.settle()
      onAnotherThread { kept.withLock { $0 }?.resume() }
      try? executor.settle()
    }
    #expect(world.escapes.map(\.name) == ["a task resumed from another thread"])
    #expect(resumed.all == [true])
  }

  @Test func `a task that comes back after the end is noted and does not run`() {
    let kept = Mutex<UnsafeContinuation<Void, Never>?>(nil)
    let ran = Recorder<Bool>()
    var settings = World.Settings()
    settings.label = "a run that ended"
    let executor = DeterministicExecutor(world: World(settings))
    executor.run {
      Task {
        await withUnsafeContinuation { continuation in kept.withLock { $0 = continuation } }
        ran.record(true)
      }
      try? executor.settle()
    }
    _ = lines { _ in kept.withLock { $0.take() }?.resume() }
    #expect(LateArrivals.take("a run that ended"))
    #expect(ran.all.isEmpty)
  }

  @Test func `the world is found from a task, a detached task and a block`() {
    let found = Recorder<Bool>()
    _ = lines { _ in
      let here = World.current
      Task { found.record(World.current === here) }
      Task.detached { found.record(World.current === here) }
      DispatchQueue.main.async { found.record(World.current === here) }
    }
    #expect(found.all == [true, true, true])
    #expect(World.current == nil)
  }

  @Test func `an actor that no simulation knows goes on after one that ran actors`() async {
    _ = lines { _ in
      let counter = Counter()
      for n in 0..<20 { Task.detached { _ = await counter.add(n) } }
    }
    let counter = Counter()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<20 { group.addTask { _ = await counter.add(1) } }
    }
    #expect(await counter.total == 20)
  }

  @Test func `other tests go on meanwhile`() async {
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<20 { group.addTask { for _ in 0..<50 { await MainActor.run {} } } }
    }
  }
}

extension MainActor {
  /// Whether the runtime takes the current context for the main actor's.
  fileprivate nonisolated var isolatesCurrentContext: Bool {
    let executor: any SerialExecutor = MainActor.sharedUnownedExecutor.asSerialExecutor()!
    return executor.isIsolatingCurrentContext() ?? false
  }
}
