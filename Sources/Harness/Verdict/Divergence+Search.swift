extension Divergence {
  /// What finds where two traces first differ; nil when they are equal.
  typealias Finder = @Sendable (_ legacy: Trace, _ refactored: Trace) -> Divergence?

  /// Where two traces first differ; nil when they are equal.
  @Sendable public static func first(legacy: Trace, refactored: Trace) -> Divergence? {
    var shared = Screen.home
    for index in 0..<max(legacy.steps.count, refactored.steps.count) {
      guard index < legacy.steps.count, index < refactored.steps.count else { break }
      let (old, new) = (legacy.steps[index], refactored.steps[index])
      if let kind = difference(old, new, shared: &shared) {
        return Divergence(
          step: index + 1, title: old.title, kind: kind, shared: shared, isInTail: old.step == nil)
      }
    }
    guard legacy.leakedScreens != refactored.leakedScreens else { return nil }
    return Divergence(
      step: legacy.steps.count, title: legacy.steps.last?.title ?? "",
      kind: .leaks(legacy: legacy.leakedScreens, refactored: refactored.leakedScreens),
      shared: shared, isInTail: true)
  }

  private static func difference(
    _ old: Trace.StepTrace, _ new: Trace.StepTrace, shared: inout Screen
  ) -> Kind? {
    if (old.obstacle == nil) != (new.obstacle == nil) {
      return .obstacle(legacy: old.obstacle, refactored: new.obstacle)
    }
    for index in 0..<max(old.frames.count, new.frames.count) {
      let legacy = index < old.frames.count ? old.frames[index] : nil
      let refactored = index < new.frames.count ? new.frames[index] : nil
      guard let legacy, let refactored, legacy == refactored else {
        return .screens(legacy: legacy, refactored: refactored)
      }
      shared = legacy.screen
    }
    if old.coins != new.coins {
      return .coins(legacy: old.coins.letters, refactored: new.coins.letters)
    }
    if old.log != new.log { return .log(legacy: old.log, refactored: new.log) }
    if old.files != new.files { return .files(legacy: old.files, refactored: new.files) }
    return nil
  }
}
