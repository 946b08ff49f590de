extension UIControl {
  /// What a control is doing, which may decide what it shows.
  ///
  ///     button.isEnabled = false
  ///     button.isSelected = true
  ///     // button.state == [.disabled, .selected]
  public struct State: OptionSet, Hashable, Sendable {
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

  /// Where a content is in a control that is wider.
  ///
  /// ``UIControl/contentHorizontalAlignment`` takes it.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the left side.
    case left = 1
    /// At the right side.
    case right = 2
    /// From side to side.
    case fill = 3
    /// Where reading begins.
    case leading = 4
    /// Where reading ends.
    case trailing = 5
  }

  /// Where a content is in a control that is higher.
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
