extension UIControl {
  /// The state of a control.
  ///
  ///     button.isEnabled = false
  ///     button.isSelected = true
  ///     // button.state == [.disabled, .selected]
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Neither highlighted, disabled, selected nor focused.
    public static let normal: State = []
    /// A finger or the pointer is on the control.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The control takes no touches.
    public static let disabled = State(rawValue: 1 << 1)
    /// The control is selected.
    public static let selected = State(rawValue: 1 << 2)
    /// The control has the focus.
    public static let focused = State(rawValue: 1 << 3)
  }

  /// The horizontal place of the content in a control.
  ///
  /// ``UIControl/contentHorizontalAlignment`` takes it.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the left side.
    case left = 1
    /// At the right side.
    case right = 2
    /// From the left side to the right side.
    case fill = 3
    /// At the leading side.
    case leading = 4
    /// At the trailing side.
    case trailing = 5
  }

  /// The vertical place of the content in a control.
  ///
  /// ``UIControl/contentVerticalAlignment`` takes it.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the top.
    case top = 1
    /// At the bottom.
    case bottom = 2
    /// From top to bottom.
    case fill = 3
  }
}
