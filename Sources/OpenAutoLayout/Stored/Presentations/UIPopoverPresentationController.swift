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

  /// The view or the button that the arrow points to, in place of ``sourceView`` or
  /// ``barButtonItem``.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
  /// The view that the arrow points to.
  open var sourceView: UIView?
  /// The rectangle that the arrow points to, in the coordinates of ``sourceView``, in points.
  open var sourceRect = CGRect.null
  /// The button that the arrow points to.
  open var barButtonItem: UIBarButtonItem?
  /// The directions that the arrow may have.
  open var permittedArrowDirections = ArrowDirection.any
  /// The direction of the arrow: always none here.
  open var arrowDirection: ArrowDirection { [] }
  /// The views that still take touches while the popover shows.
  open var passthroughViews: [UIView]?
  /// The distances that the popover keeps from the edges of the screen, in points.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  /// The color of the background with the arrow, or `nil` for the system's.
  open var backgroundColor: UIColor?
  /// Whether the popover may cover ``sourceRect``. The default is `false`.
  open var canOverlapSourceViewRect = false

  /// The presentation of the controller as a sheet in a compact environment.
  open var adaptiveSheetPresentationController: UISheetPresentationController {
    presentedViewController.keptPresentation.sheet(of: presentedViewController)
  }
}

/// What the arrow of a popover points to: a view or a button of a bar.
///
/// ``UIPopoverPresentationController/sourceItem`` takes it.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: AnyObject {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

/// A delegate of a popover. Nothing calls it here.
///
/// Assign it to ``UIPresentationController/delegate``. Each method has a default implementation.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Notifies the delegate that the popover is about to show.
  ///
  ///     final class Anchor: UIPopoverPresentationControllerDelegate {
  ///       func prepareForPopoverPresentation(
  ///         _ popoverPresentationController: UIPopoverPresentationController
  ///       ) { popoverPresentationController.sourceView = button }
  ///     }
  ///
  /// - Parameter popoverPresentationController: The popover.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}
