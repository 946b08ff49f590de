public import Foundation

/// A view that takes touches and has states. Nothing touches it here.
///
/// There are no selectors on Linux, so there are no targets: use ``addAction(_:for:)``.
@preconcurrency @MainActor
open class UIControl: UIView {
  private var handlers: [(action: UIAction, events: Event)] = []

  /// Whether the control takes touches.
  open var isEnabled = true {
    didSet { stateMayHaveChanged(oldValue != isEnabled) }
  }

  /// Whether the control is switched on.
  open var isSelected = false {
    didSet { stateMayHaveChanged(oldValue != isSelected) }
  }

  /// Whether a finger or the pointer is on the control.
  open var isHighlighted = false {
    didSet { stateMayHaveChanged(oldValue != isHighlighted) }
  }

  /// What the control is doing, out of its properties.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Where the content would be, if the control is wider than it.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  /// Where the content would be, if the control is higher than it.
  open var contentVerticalAlignment = ContentVerticalAlignment.center
  /// Whether a touch would show the menu at once.
  open var showsMenuAsPrimaryAction = false

  /// Makes a control with what is done when it is used.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a view as `init(frame:)` does, with an empty frame.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: Actions

  /// Has an action performed for events. One with the same identifier and events is replaced.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    handlers.append((action, controlEvents))
  }

  /// Stops performing an action for events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Stops performing the action of an identifier for events.
  open func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
    for index in handlers.indices.reversed() where handlers[index].action.identifier == identifier {
      handlers[index].events.subtract(controlEvents)
      if handlers[index].events.isEmpty { handlers.remove(at: index) }
    }
  }

  /// Performs an action.
  open func sendAction(_ action: UIAction) { action.perform(by: self) }

  /// Performs the actions for events, in the order of their addition.
  open func sendActions(for controlEvents: Event) {
    for (action, events) in handlers where !events.isDisjoint(with: controlEvents) {
      sendAction(action)
    }
  }

  /// All events for which there are actions.
  open var allControlEvents: Event { handlers.reduce(into: []) { $0.formUnion($1.events) } }

  private func stateMayHaveChanged(_ changed: Bool) {
    if changed { invalidateIntrinsicContentSize() }
  }
}
