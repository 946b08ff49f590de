public import Foundation

/// A view that people use, with states and actions. There are no touches here.
///
/// There are no selectors on Linux, so there are no targets: use ``addAction(_:for:)``.
@preconcurrency @MainActor
open class UIControl: UIView {
  private var handlers: [(action: UIAction, events: Event)] = []

  /// Whether the control takes touches.
  open var isEnabled = true {
    didSet { stateMayHaveChanged(oldValue != isEnabled) }
  }

  /// Whether the control is selected.
  open var isSelected = false {
    didSet { stateMayHaveChanged(oldValue != isSelected) }
  }

  /// Whether a finger or the pointer is on the control.
  open var isHighlighted = false {
    didSet { stateMayHaveChanged(oldValue != isHighlighted) }
  }

  /// The state of the control, from its properties.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// The horizontal place of the content, where the control is wider.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  /// The vertical place of the content, where the control is higher.
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
  ///   - frame: The rectangle in the coordinates of the future superview, in points.
  ///   - primaryAction: What is done; `nil` for nothing yet.
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

  /// Whether a finger is followed: never here.
  open var isTracking: Bool { false }
  /// Whether a finger that is followed is inside: never here.
  open var isTouchInside: Bool { false }

  /// A finger has come down. Nobody calls it here.
  ///
  ///     final class Dial: UIControl {
  ///       override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
  ///         sendActions(for: .valueChanged)
  ///         return super.beginTracking(touch, with: event)
  ///       }
  ///     }
  ///
  /// - Parameters:
  ///   - touch: The finger.
  ///   - event: The event.
  /// - Returns: Whether to follow the finger.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// A finger that is followed has moved. Nobody calls it here.
  ///
  ///     final class Dial: UIControl {
  ///       override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
  ///         sendActions(for: .valueChanged)
  ///         return super.continueTracking(touch, with: event)
  ///       }
  ///     }
  ///
  /// - Parameters:
  ///   - touch: The finger.
  ///   - event: The event.
  /// - Returns: Whether to follow the finger on.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// A finger that was followed is lifted. Nobody calls it here.
  ///
  ///     final class Dial: UIControl {
  ///       override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
  ///         super.endTracking(touch, with: event)
  ///         sendActions(for: .editingDidEnd)
  ///       }
  ///     }
  ///
  /// - Parameters:
  ///   - touch: The finger.
  ///   - event: The event.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// A finger that was followed is taken away. Nobody calls it here.
  ///
  ///     final class Dial: UIControl {
  ///       override func cancelTracking(with event: UIEvent?) {
  ///         super.cancelTracking(with: event)
  ///         isHighlighted = false
  ///       }
  ///     }
  ///
  /// - Parameter event: The event.
  open func cancelTracking(with event: UIEvent?) {}

  // MARK: Actions

  /// Adds an action that is performed for events. One with the same identifier and events is
  /// replaced.
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
  ///   - controlEvents: The events. For others, it is still performed.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Stops performing the action of an identifier for events.
  ///
  ///     let save = UIAction.Identifier("save")
  ///     button.addAction(UIAction(identifier: save) { _ in count += 1 }, for: .touchUpInside)
  ///     button.removeAction(identifiedBy: save, for: .allEvents)
  ///     button.sendActions(for: .touchUpInside)
  ///     // count == 0
  ///
  /// - Parameters:
  ///   - identifier: The identifier.
  ///   - controlEvents: The events. For others, the action is still performed.
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
  /// - Parameter action: The action. Its ``UIAction/sender`` is this control meanwhile.
  open func sendAction(_ action: UIAction) { action.perform(by: self) }

  /// Performs the actions for events, in the order of their addition.
  ///
  /// Tests use a control by it:
  ///
  ///     okButton.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
  ///     okButton.sendActions(for: .touchUpInside)
  ///     // count == 1
  ///
  /// - Parameter controlEvents: The events. An action for several of them is performed once.
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
