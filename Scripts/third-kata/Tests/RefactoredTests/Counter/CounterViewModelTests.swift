import Testing

@testable import RefactoredCounter

@Suite @MainActor struct CounterViewModelTests {
  @Test func `counts one more, a fifth of a second after it was asked to`() async {
    let clock = SkippingClock()
    let viewModel = CounterViewModel(clock: clock)
    await viewModel.add()
    #expect(viewModel.count == 1)
    #expect(clock.elapsed == .milliseconds(200))
  }
}
