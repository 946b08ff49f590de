public import Foundation

extension UIScrollView {
  /// The style of scroll indicators.
  ///
  /// ``UIScrollView/indicatorStyle`` takes it. Nothing is drawn here.
  public enum IndicatorStyle: Int, Sendable {
    /// By the background.
    case `default` = 0
    /// Black.
    case black = 1
    /// White.
    case white = 2
  }

  /// How dragging dismisses the keyboard.
  ///
  /// ``UIScrollView/keyboardDismissMode`` takes it. There is no keyboard here.
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

  /// When the safe area counts in ``UIScrollView/adjustedContentInset``.
  ///
  /// Only ``never`` makes a difference here: otherwise it counts.
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

  /// The rate at which scrolling slows down after a drag.
  ///
  /// ``UIScrollView/decelerationRate`` takes it. Nothing scrolls by itself here.
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
