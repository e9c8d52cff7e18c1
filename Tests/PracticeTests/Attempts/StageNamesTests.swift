import Testing

@testable import Practice

@Suite struct StageNamesTests {
  @Test(arguments: [
    (["1-model"], ["1-model"]),
    (["1-model", "2-view-model"], ["1-model", "2-view-model"]),
    (["1-a", "2-b", "3-c", "4-d", "5-e"], ["stages 1–5"]),
    (["3-c", "1-a", "2-b", "5-e", "1-a"], ["stages 1–3", "5-e"]),
    (["odd", "0-legacy", "oder"], ["0-legacy", "odd", "oder"]),
    ([], []),
  ])
  func `stages in a row are told as one`(names: [String], words: [String]) {
    #expect(StageNames.inWords(names) == words)
  }
}
