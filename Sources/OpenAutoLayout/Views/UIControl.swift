/// A view that takes touches and has states. Nothing touches it here.
@preconcurrency @MainActor
open class UIControl: UIView {
  /// What a control is doing, which may decide what it shows.
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Nothing of the below.
    public static let normal: State = []
    /// A finger or the pointer is on it.
    public static let highlighted = State(rawValue: 1 << 0)
    /// It takes no touches.
    public static let disabled = State(rawValue: 1 << 1)
    /// It is switched on.
    public static let selected = State(rawValue: 1 << 2)
    /// The keyboard goes to it.
    public static let focused = State(rawValue: 1 << 3)
  }

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

  private func stateMayHaveChanged(_ changed: Bool) {
    if changed { invalidateIntrinsicContentSize() }
  }
}
