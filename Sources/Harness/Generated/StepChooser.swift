import Simulation

/// Chooses the next step of a generated scenario from what a user sees. A change in how it does so makes
/// other scenarios of the same seeds; those that were saved are scripts, and stay what they are.
protocol StepChoosing: Sendable {
  /// The step with a number, from 0.
  func step(_ number: Int, seeing sight: Sight, _ streams: RandomStreams) -> Step
}

/// Chooses what a user would do, by weights.
struct StepChooser: StepChoosing {
  /// What is avoided, by the form of the steps: each thing that a user could do is looked up in it.
  private let avoided: [[AvoidedStep]]

  init(avoiding: [AvoidedStep] = []) {
    avoided = Step.forms.indices.map { number in avoiding.filter { $0.formNumber == number } }
  }

  func step(_ number: Int, seeing sight: Sight, _ streams: RandomStreams) -> Step {
    guard number > 0 else { return .launch }
    var faults = streams.stream(.faults, step: number)
    if faults.chance(sight.isOnline ? 7 : 25) {
      let step: Step = sight.isOnline ? .goOffline : .goOnline
      if isAllowed(step, sight) { return step }
    }
    var actions = streams.stream(.actions, step: number)
    var offers = Self.offers(sight)
    offers.removeAll { !isAllowed($0.choice, sight) }
    let step = actions.choose(offers) ?? .wait(.zero)
    guard case .wait = step else { return step }
    var delays = streams.stream(.delays, step: number)
    return .wait(Self.delay(sight, &delays))
  }

  private func isAllowed(_ step: Step, _ sight: Sight) -> Bool {
    !avoided[step.formNumber].contains { $0.forbids(step, after: sight.taken) }
  }

  /// What a user can do, and how often one does.
  static func offers(_ sight: Sight) -> [(weight: Int, choice: Step)] {
    let screen = sight.screen
    let wait: (weight: Int, choice: Step) = (sight.nextDue == nil ? 8 : 40, .wait(.zero))
    guard screen.title != nil else { return [wait, (50, .reopen), (4, .relaunch)] }
    var offers = [wait, (1, .relaunch)]
    if let alert = screen.alerts.last { return offers + alert.usableButtons.map { (20, .tap($0)) } }
    offers.reserveCapacity(32)
    if screen.hasBackButton {
      offers.append((6, .goBack))
      offers.append((2, .beginToGoBack))
    }
    for label in screen.usableButtons { offers.append((20, .tap(label))) }
    let segments = screen.usableSegments
    for label in segments { offers.append((10, .select(label))) }
    if screen.lists.count == 1, let list = screen.lists.first {
      add(list, to: &offers)
      // Where there is something to choose, rows are chosen from as well.
      if !segments.isEmpty {
        for row in list.rows { offers.append((4, .tapRow(row.number))) }
      }
    }
    return offers
  }

  /// Where a user scrolls and taps: most of the time towards the end, where more is loaded.
  private static func add(_ list: Screen.List, to offers: inout [(weight: Int, choice: Step)]) {
    guard list.rowCount > 0, let first = list.rows.first?.number, let last = list.rows.last?.number
    else { return }
    let count = list.rowCount
    offers.append((6, .scrollToEnd))
    offers.append((3, .scrollToRow(1)))
    offers.append((1, .scrollToRow((1 + count) / 2)))
    offers.append((1, .tapRow(first)))
    offers.append((1, .tapRow((first + last) / 2)))
    for row in max(1, count - 4)...count { offers.append((2, .scrollToRow(row))) }
    for row in last...min(count, last + 3) { offers.append((2, .scrollToRow(row))) }
  }

  /// How long a user waits: often until something happens, sometimes half as long, or for good.
  private static func delay(_ sight: Sight, _ delays: inout SplitMix64) -> Duration {
    let usual: [(weight: Int, choice: Duration)] = [
      (2, .milliseconds(100)), (2, .milliseconds(500)), (3, .seconds(1)), (2, .seconds(5)),
      (2, .seconds(60)), (1, .seconds(600)),
    ]
    guard let due = sight.nextDue else { return delays.choose(usual) ?? .seconds(1) }
    let exact = due.inMilliseconds
    let about: [(weight: Int, choice: Duration)] = [
      (24, exact), (6, (exact / 2).inMilliseconds), (4, exact + .milliseconds(1)), (4, exact * 2),
    ]
    return delays.choose(about + usual) ?? exact
  }
}

extension Screen {
  /// The buttons that can be tapped by what they say.
  fileprivate var usableButtons: [String] { elements.filter { $0.role == .button }.usableLabels }

  /// The segments that can be chosen by what they say; the chosen ones are among them.
  fileprivate var usableSegments: [String] { elements.flatMap(\.parts).usableLabels }
}

extension Screen.Alert {
  fileprivate var usableButtons: [String] { buttons.usableLabels }
}

extension [Element] {
  /// What those say that can be used, and are the only ones that say it.
  fileprivate var usableLabels: [String] {
    let labels = map(\.label)
    return filter { $0.isEnabled && $0.isTappable }.map(\.label)
      .filter { label in !label.isEmpty && labels.count { $0 == label } == 1 }
  }
}

extension Duration {
  /// Rounded up to what a scenario file can say, and to no more than a day.
  fileprivate var inMilliseconds: Duration {
    let (seconds, attoseconds) = components
    let milliseconds = (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
    return min(.seconds(86_400), .milliseconds(seconds * 1000 + milliseconds))
  }
}
