public import Foundation

/// How a popover shows. It is stored: what is presented does not show.
///
///     let menu = UIViewController()
///     menu.modalPresentationStyle = .popover
///     menu.popoverPresentationController?.sourceView = button
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// The sides on which an arrow may be.
  ///
  /// ``UIPopoverPresentationController/permittedArrowDirections`` takes them.
  public struct ArrowDirection: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Upwards.
    public static let up = ArrowDirection(rawValue: 1 << 0)
    /// Downwards.
    public static let down = ArrowDirection(rawValue: 1 << 1)
    /// To the left.
    public static let left = ArrowDirection(rawValue: 1 << 2)
    /// To the right.
    public static let right = ArrowDirection(rawValue: 1 << 3)
    /// Any way.
    public static let any: ArrowDirection = [.up, .down, .left, .right]
  }

  /// The view that the arrow points to.
  open var sourceView: UIView?
  /// The part of the view that the arrow points to, in its coordinates.
  open var sourceRect = CGRect.null
  /// The button that the arrow points to.
  open var barButtonItem: UIBarButtonItem?
  /// The sides on which the arrow may be.
  open var permittedArrowDirections = ArrowDirection.any
}
