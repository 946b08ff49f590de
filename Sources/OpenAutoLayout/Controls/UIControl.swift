public import Foundation

/// A view with a state that performs actions for events.
///
/// There are no touches here. Call ``sendActions(for:)`` in their place. There are no selectors on
/// Linux, so there are no targets. Use ``addAction(_:for:)``.
@preconcurrency @MainActor
open class UIControl: UIView {
  private var handlers: [(action: UIAction, events: Event)] = []

  /// Whether the control is enabled. The default is `true`.
  open var isEnabled = true {
    didSet { stateMayHaveChanged(oldValue != isEnabled) }
  }

  /// Whether the control is selected.
  open var isSelected = false {
    didSet { stateMayHaveChanged(oldValue != isSelected) }
  }

  /// Whether the control is highlighted, as while a finger is on it.
  open var isHighlighted = false {
    didSet { stateMayHaveChanged(oldValue != isHighlighted) }
  }

  /// The state of the control: what ``isEnabled``, ``isSelected`` and ``isHighlighted`` say.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// The horizontal alignment of the content in a control that is wider. The default is
  /// ``ContentHorizontalAlignment/center``.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  /// The vertical alignment of the content in a control that is taller. The default is
  /// ``ContentVerticalAlignment/center``.
  open var contentVerticalAlignment = ContentVerticalAlignment.center
  /// Whether a touch opens the menu at once. It is stored only.
  open var showsMenuAsPrimaryAction = false

  /// Makes a control with a primary action.
  ///
  ///     let frame = CGRect(x: 0, y: 0, width: 100, height: 44)
  ///     let control = UIControl(frame: frame, primaryAction: UIAction { _ in count += 1 })
  ///     control.sendActions(for: .primaryActionTriggered)
  ///     // count == 1
  ///
  /// - Parameters:
  ///   - frame: The frame in the coordinates of the future superview, in points.
  ///   - primaryAction: The action to perform, or `nil` for none yet.
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

  // MARK: Touches, of which there are none

  /// Whether the control tracks a touch: always `false` here.
  open var isTracking: Bool { false }
  /// Whether a tracked touch is inside the control: always `false` here.
  open var isTouchInside: Bool { false }

  /// Begins to track a touch. Nothing calls it here.
  ///
  ///     final class Dial: UIControl {
  ///       override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
  ///         sendActions(for: .valueChanged)
  ///         return super.beginTracking(touch, with: event)
  ///       }
  ///     }
  ///
  /// - Parameters:
  ///   - touch: The touch.
  ///   - event: The event with the touch.
  /// - Returns: Whether to track the touch.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Continues to track a touch that has moved. Nothing calls it here.
  ///
  ///     final class Dial: UIControl {
  ///       override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
  ///         sendActions(for: .valueChanged)
  ///         return super.continueTracking(touch, with: event)
  ///       }
  ///     }
  ///
  /// - Parameters:
  ///   - touch: The touch.
  ///   - event: The event with the touch.
  /// - Returns: Whether to keep tracking the touch.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Ends tracking when the touch ends. Nothing calls it here.
  ///
  ///     final class Dial: UIControl {
  ///       override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
  ///         super.endTracking(touch, with: event)
  ///         sendActions(for: .editingDidEnd)
  ///       }
  ///     }
  ///
  /// - Parameters:
  ///   - touch: The touch.
  ///   - event: The event with the touch.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Ends tracking when the touch is canceled. Nothing calls it here.
  ///
  ///     final class Dial: UIControl {
  ///       override func cancelTracking(with event: UIEvent?) {
  ///         super.cancelTracking(with: event)
  ///         isHighlighted = false
  ///       }
  ///     }
  ///
  /// - Parameter event: The event with the touch.
  open func cancelTracking(with event: UIEvent?) {}

  // MARK: Actions

  /// Adds an action that the control performs for events.
  ///
  /// It replaces an action with the same identifier for these events.
  ///
  ///     button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
  ///     button.sendActions(for: .touchUpInside)
  ///     // count == 1
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - controlEvents: The events.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    handlers.append((action, controlEvents))
  }

  /// Stops performing an action for events.
  ///
  ///     let increment = UIAction { _ in count += 1 }
  ///     button.addAction(increment, for: [.touchUpInside, .touchDown])
  ///     button.removeAction(increment, for: .touchDown)
  ///     // button.allControlEvents == .touchUpInside
  ///
  /// - Parameters:
  ///   - action: The action, or one with its identifier.
  ///   - controlEvents: The events. The action is still performed for others.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Stops performing the action with an identifier for events.
  ///
  ///     let save = UIAction.Identifier("save")
  ///     button.addAction(UIAction(identifier: save) { _ in count += 1 }, for: .touchUpInside)
  ///     button.removeAction(identifiedBy: save, for: .allEvents)
  ///     button.sendActions(for: .touchUpInside)
  ///     // count == 0
  ///
  /// - Parameters:
  ///   - identifier: The identifier.
  ///   - controlEvents: The events. The action is still performed for others.
  open func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
    for index in handlers.indices.reversed() where handlers[index].action.identifier == identifier {
      handlers[index].events.subtract(controlEvents)
      if handlers[index].events.isEmpty { handlers.remove(at: index) }
    }
  }

  /// Performs an action.
  ///
  ///     button.sendAction(UIAction { action in count += action.sender === button ? 1 : 0 })
  ///     // count == 1
  ///
  /// - Parameter action: The action. While it is performed, its ``UIAction/sender`` is this
  ///   control.
  open func sendAction(_ action: UIAction) { action.perform(by: self) }

  /// Performs the actions for events, in the order in which they were added.
  ///
  /// In a test, it takes the place of a touch:
  ///
  ///     okButton.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
  ///     okButton.sendActions(for: .touchUpInside)
  ///     // count == 1
  ///
  /// - Parameter controlEvents: The events. An action that was added for several of them is
  ///   performed once.
  open func sendActions(for controlEvents: Event) {
    for (action, events) in handlers where !events.isDisjoint(with: controlEvents) {
      sendAction(action)
    }
  }

  /// The events for which the control has actions.
  open var allControlEvents: Event { handlers.reduce(into: []) { $0.formUnion($1.events) } }

  private func stateMayHaveChanged(_ changed: Bool) {
    if changed { invalidateIntrinsicContentSize() }
  }
}
