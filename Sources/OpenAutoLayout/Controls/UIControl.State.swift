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
    /// The control is highlighted, as while a finger is on it.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The control is disabled, and takes no touches.
    public static let disabled = State(rawValue: 1 << 1)
    /// The control is selected.
    public static let selected = State(rawValue: 1 << 2)
    /// The control has the focus. ``UIControl/state`` never includes it here.
    public static let focused = State(rawValue: 1 << 3)
  }

  /// The horizontal alignment of the content in a control.
  ///
  /// ``UIControl/contentHorizontalAlignment`` takes it.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// At the center.
    case center = 0
    /// At the left edge.
    case left = 1
    /// At the right edge.
    case right = 2
    /// From the left edge to the right edge.
    case fill = 3
    /// At the leading edge.
    case leading = 4
    /// At the trailing edge.
    case trailing = 5
  }

  /// The vertical alignment of the content in a control.
  ///
  /// ``UIControl/contentVerticalAlignment`` takes it.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// At the center.
    case center = 0
    /// At the top edge.
    case top = 1
    /// At the bottom edge.
    case bottom = 2
    /// From the top edge to the bottom edge.
    case fill = 3
  }
}
