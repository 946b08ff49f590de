public import Foundation

/// The presentation of a controller in a popover. It is stored, and nothing shows.
///
///     let menu = UIViewController()
///     menu.modalPresentationStyle = .popover
///     menu.popoverPresentationController?.sourceView = button
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// A set of directions of a popover's arrow.
  ///
  /// ``UIPopoverPresentationController/permittedArrowDirections`` takes them.
  public struct ArrowDirection: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The arrow points up.
    public static let up = ArrowDirection(rawValue: 1 << 0)
    /// The arrow points down.
    public static let down = ArrowDirection(rawValue: 1 << 1)
    /// The arrow points to the left.
    public static let left = ArrowDirection(rawValue: 1 << 2)
    /// The arrow points to the right.
    public static let right = ArrowDirection(rawValue: 1 << 3)
    /// Any direction.
    public static let any: ArrowDirection = [.up, .down, .left, .right]
  }

  /// The view that the arrow points to.
  open var sourceView: UIView?
  /// The rectangle that the arrow points to, in the coordinates of ``sourceView``, in points.
  open var sourceRect = CGRect.null
  /// The button that the arrow points to.
  open var barButtonItem: UIBarButtonItem?
  /// The directions that the arrow may have.
  open var permittedArrowDirections = ArrowDirection.any
}
