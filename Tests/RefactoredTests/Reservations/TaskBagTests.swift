import Testing

@testable import RefactoredReservations

@MainActor
@Suite(.checkedForLeaks) struct `A task bag` {
  @Test func `cancels what still runs when it goes`() async {
    let gate = Gate()
    let end = Gate()
    var wasCancelled = false
    var bag: TaskBag? = tracked(TaskBag())
    bag?.run {
      await gate.pass()
      wasCancelled = Task.isCancelled
      end.open()
    }
    await gate.arrival()
    bag = nil
    gate.open()
    await end.pass()
    #expect(wasCancelled)
  }

  @Test func `runs several tasks and cancels none while it lives`() async {
    let gate = Gate()
    let end = Gate()
    var endings: [Bool] = []
    let bag = tracked(TaskBag())
    bag.run {
      await gate.pass()
      endings.append(Task.isCancelled)
      end.open()
    }
    bag.run {
      endings.append(Task.isCancelled)
      gate.open()
    }
    await end.pass()
    #expect(endings == [false, false])
  }
}
