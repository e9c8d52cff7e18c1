import Foundation
import Testing

@testable import Harness

/// Bugs that scenarios written by hand miss, as several steps have to come together.
enum PlantedBug: String, CaseIterable, Sendable, CustomTestStringConvertible {
  case thirdOpeningKeepsTheError
  case retryAfterTwoTimesOfflineStartsOver
  case selectionSurvivesAReload
  case rowsReachTheNextScreen
  case dayIsKeptPastMidnight
  case pageThatFailsTwiceIsSkipped
  case scrollingUpAllowsASecondLoad
  case errorStaysWhenScrollingMendsIt
  case swipeThatIsLetGoDropsTheLoad
  case endIsForgottenAfterAFailure

  var testDescription: String { rawValue }

  /// Runs in which it is found from seed 1 on, with room: two to three times as many as it takes.
  var mostRuns: Int {
    switch self {
    case .selectionSurvivesAReload, .swipeThatIsLetGoDropsTheLoad: 5
    case .rowsReachTheNextScreen, .errorStaysWhenScrollingMendsIt: 15
    case .thirdOpeningKeepsTheError, .pageThatFailsTwiceIsSkipped, .endIsForgottenAfterAFailure: 30
    case .scrollingUpAllowsASecondLoad: 80
    case .dayIsKeptPastMidnight: 150
    case .retryAfterTwoTimesOfflineStartsOver: 250
    }
  }

  /// The shortest script that shows it, written by hand.
  var shortest: Scenario {
    let load = Step.wait(.milliseconds(600))
    switch self {
    case .thirdOpeningKeepsTheError:
      return script([.launch, load, .goBack, .reopen, .goBack, .reopen], isOnline: false)
    case .retryAfterTwoTimesOfflineStartsOver:
      return script(
        [
          .launch, load, .goOffline, .scrollToEnd, load, .tap("Retry"), load, .goOnline,
          .scrollToRow(1), .tap("Retry"),
        ], coins: "TT")
    case .selectionSurvivesAReload:
      return script([.launch, load, .scrollToEnd, .tapRow(8)])
    case .rowsReachTheNextScreen:
      return script([.launch, load, .scrollToEnd, .goBack, .reopen], coins: "TF")
    case .dayIsKeptPastMidnight:
      return script([.launch, .wait(.seconds(60)), .scrollToEnd], now: 14 * 3_600 + 3_570)
    case .pageThatFailsTwiceIsSkipped:
      return script(
        [.launch, load, .scrollToEnd, load, .tap("Retry"), load, .tap("Retry")], coins: "TFFT")
    case .scrollingUpAllowsASecondLoad:
      return script([.launch, load, .scrollToEnd, .scrollToRow(1), .scrollToEnd])
    case .errorStaysWhenScrollingMendsIt:
      return script(
        [.launch, load, .scrollToRow(7), load, .scrollToEnd], coins: "TF")
    case .swipeThatIsLetGoDropsTheLoad:
      return script([.launch, load, .scrollToEnd, .beginToGoBack], coins: "TF")
    case .endIsForgottenAfterAFailure:
      return script(
        [.launch, load, .scrollToEnd, load, .tap("Retry"), load, .scrollToEnd], coins: "TFT")
    }
  }

  private func script(
    _ steps: [Step], coins: String = "TTTT", isOnline: Bool = true, now: TimeInterval = 0
  ) -> Scenario {
    var scenario = Scenario(slug: "shortest", title: "Written by hand", steps: steps)
    scenario.coins = coins.map { $0 == "T" }
    scenario.isOnline = isOnline
    scenario.now += now
    return scenario
  }
}

extension Side {
  /// The list of parcels, with a bug or without.
  static func parcels(_ bug: PlantedBug? = nil) -> Side {
    Side({ ParcelsApp(bug: bug) }, screen: { $0.makeScreen() })
  }
}
