/// One line of a scenario: something that the user or the world does. Rows count from 1.
public enum Step: Hashable, Sendable {
  case launch
  case wait(Duration)
  case scrollToRow(Int)
  case scrollToEnd
  case tap(String)
  case tapRow(Int)
  case select(String)
  case type(String, into: String)
  case pullToRefresh
  case goOffline
  case goOnline
  case goBack
  case beginToGoBack
  case reopen
  case relaunch
}

extension Step: CustomStringConvertible {
  /// The step as a scenario file writes it.
  public var description: String {
    switch self {
    case .launch: "launch"
    case .wait(let duration): "wait \(duration.secondsText)"
    case .scrollToRow(let row): "scroll to row \(row)"
    case .scrollToEnd: "scroll to end"
    case .tap(let label): "tap \(label)"
    case .tapRow(let row): "tap row \(row)"
    case .select(let label): "select \(label)"
    case .type(let text, let label): "type \(text) into \(label)"
    case .pullToRefresh: "pull to refresh"
    case .goOffline: "go offline"
    case .goOnline: "go online"
    case .goBack: "go back"
    case .beginToGoBack: "begin to go back and stay"
    case .reopen: "reopen"
    case .relaunch: "relaunch"
    }
  }
}

extension Step {
  /// The place among `forms` of the form that the step has.
  var formNumber: Int {
    switch self {
    case .launch: 0
    case .wait: 1
    case .scrollToRow: 2
    case .scrollToEnd: 3
    case .tap: 4
    case .tapRow: 5
    case .select: 6
    case .type: 7
    case .pullToRefresh: 8
    case .goOffline: 9
    case .goOnline: 10
    case .goBack: 11
    case .beginToGoBack: 12
    case .reopen: 13
    case .relaunch: 14
    }
  }

  /// The step as `forms` has it, with a word in capitals for what it is about.
  var form: String { Self.forms[formNumber] }
}
