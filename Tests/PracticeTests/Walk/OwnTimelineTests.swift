import Foundation
import Testing

@testable import Practice

@Suite struct OwnTimelineTests {
  private let commits = [commit("one", at: 100), commit("two", at: 200)]

  @Test func `a check of exactly what a commit holds is the commit's, whenever it ran`() {
    let before = check("one", at: 90)
    let timeline = OwnTimeline(events: [.checked(before)], commits: commits)
    #expect(timeline.checks == [before, nil])
    #expect(timeline.onTheWay == [[], [], []])
  }

  @Test func `of several checks of a commit the last one counts`() {
    let failed = check("two", at: 190, .behaviourChanged)
    let passed = check("two", at: 210)
    let timeline = OwnTimeline(events: [.checked(failed), .checked(passed)], commits: commits)
    #expect(timeline.checks == [nil, passed])
  }

  @Test func `what belongs to no commit is told where it happened`() {
    let between = AttemptEvent.checked(check("other", at: 150, .doesNotBuild))
    let first = AttemptEvent.looked(stage: "1-model", at: Date(timeIntervalSince1970: 50))
    let last = AttemptEvent.looked(stage: "2-view-model", at: Date(timeIntervalSince1970: 300))
    let timeline = OwnTimeline(events: [first, between, last], commits: commits)
    #expect(timeline.onTheWay == [[first], [between], [last]])
  }

  @Test func `without commits everything is told at the end`() {
    let event = AttemptEvent.checked(check("one", at: 1))
    #expect(OwnTimeline(events: [event], commits: []).onTheWay == [[event]])
  }

  private static func commit(_ tree: String, at seconds: Double) -> OwnCommit {
    OwnCommit(
      id: tree, date: Date(timeIntervalSince1970: seconds), message: tree, tree: tree)
  }

  private func check(
    _ tree: String, at seconds: Double, _ verdict: CheckVerdict = .preserved
  ) -> CheckRecord {
    CheckRecord(
      verdict: verdict, scenarios: 1, declared: 0, unitTests: 0, tree: tree,
      at: Date(timeIntervalSince1970: seconds))
  }
}
