public import Foundation

extension UIScrollView {
  /// The color of scroll indicators.
  ///
  /// ``UIScrollView/indicatorStyle`` takes it.
  public enum IndicatorStyle: Int, Sendable {
    /// The color that suits the background.
    case `default` = 0
    /// Black.
    case black = 1
    /// White.
    case white = 2
  }

  /// Whether and when a drag in a scroll view hides the keyboard.
  ///
  /// ``UIScrollView/keyboardDismissMode`` takes it.
  public enum KeyboardDismissMode: Int, Sendable {
    /// A drag does not hide the keyboard.
    case none = 0
    /// The keyboard hides when the drag begins.
    case onDrag = 1
    /// The keyboard follows the finger that is dragged over it.
    case interactive = 2
    /// The same as ``onDrag``, with the accessory view.
    case onDragWithAccessory = 3
    /// The same as ``interactive``, with the accessory view.
    case interactiveWithAccessory = 4
  }

  /// Whether the content insets of a scroll view include the safe area.
  ///
  /// ``UIScrollView/contentInsetAdjustmentBehavior`` takes it. Content scrolls along an axis if it is
  /// larger than the view, or always bounces.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Included along the axes along which the content scrolls. The top and bottom are always included
    /// in the content of a screen: a scroll view that is the view of a controller in a navigation or tab
    /// bar controller, or the first one in that view.
    case automatic = 0
    /// Included along the axes along which the content scrolls.
    case scrollableAxes = 1
    /// Never included.
    case never = 2
    /// Always included.
    case always = 3
  }

  /// The rate at which scrolling slows down after a drag.
  ///
  /// ``UIScrollView/decelerationRate`` takes it.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The default rate.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A rate that ends scrolling sooner.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}
