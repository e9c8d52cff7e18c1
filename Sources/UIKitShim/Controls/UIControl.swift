/// A view that reports what a user does with it.
@MainActor open class UIControl: UIView {
  private struct Registration {
    var action: UIAction
    var events: Event
  }
  private var registrations: [Registration] = []

  /// Makes a control with a frame, which is kept and not used.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a control that performs an action when it is used.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Makes a control; headless views have no archive to read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Whether the control reacts.
  open var isEnabled = true { didSet { stateChanged() } }
  /// Whether the control is selected.
  open var isSelected = false { didSet { stateChanged() } }
  /// Whether a finger is on the control.
  open var isHighlighted = false { didSet { stateChanged() } }

  /// All states that hold at the moment.
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Performs an action for events; one of the same identifier takes the new events and handler.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    // An action that was given no identifier has to make one up.
    if !registrations.isEmpty { removeAction(identifiedBy: action.identifier, for: controlEvents) }
    registrations.append(Registration(action: action, events: controlEvents))
  }

  /// Stops performing an action for events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Stops performing the action of that identifier for events.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for events: Event) {
    for index in registrations.indices
    where registrations[index].action.identifier == actionIdentifier {
      registrations[index].events.subtract(events)
    }
    registrations.removeAll { $0.events.isEmpty }
  }

  /// Performs the actions for events, in the order they were added.
  open func sendActions(for controlEvents: Event) {
    for registration in registrations where !registration.events.isDisjoint(with: controlEvents) {
      sendAction(registration.action)
    }
  }

  /// Performs one action on behalf of the control.
  open func sendAction(_ action: UIAction) { action.perform(from: self) }

  /// All events that some action is registered for.
  open var allControlEvents: Event {
    registrations.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// Called inside the module whenever a state changed.
  func stateChanged() {}

  /// What a finger that taps the control has it report.
  var eventsOfATap: Event { .touchUpInside }
}
