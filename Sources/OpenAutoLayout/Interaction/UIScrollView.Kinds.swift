public import Foundation

extension UIScrollView {
  /// The color of the bars that show how far the content is scrolled.
  ///
  /// ``UIScrollView/indicatorStyle`` keeps it.
  public enum IndicatorStyle: Int, Sendable {
    /// By the background.
    case `default` = 0
    /// Black.
    case black = 1
    /// White.
    case white = 2
  }

  /// Whether dragging a content hides the keyboard.
  ///
  /// ``UIScrollView/keyboardDismissMode`` keeps it.
  public enum KeyboardDismissMode: Int, Sendable {
    /// It does not.
    case none = 0
    /// When the drag begins.
    case onDrag = 1
    /// As the finger moves over the keyboard.
    case interactive = 2
    /// As ``onDrag``, with the accessory view.
    case onDragWithAccessory = 3
    /// As ``interactive``, with the accessory view.
    case interactiveWithAccessory = 4
  }

  /// Whether the safe area counts as room around a content.
  ///
  /// ``UIScrollView/contentInsetAdjustmentBehavior`` keeps it.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Where the content scrolls, or a controller has it so.
    case automatic = 0
    /// Where the content scrolls.
    case scrollableAxes = 1
    /// Never.
    case never = 2
    /// Always.
    case always = 3
  }

  /// How fast scrolling ends.
  ///
  /// ``UIScrollView/decelerationRate`` keeps it.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Slowly.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// Soon.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}
