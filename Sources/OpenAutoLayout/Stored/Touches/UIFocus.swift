public import Foundation

/// An object that takes part in the focus of a remote control or a keyboard. Nothing moves the focus here.
///
/// Views and controllers do. ``UIResponder/preferredFocusEnvironments`` says where the focus goes first.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: AnyObject {
  /// The objects that get the focus first, in this order.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
}

extension UIView: UIFocusEnvironment {}
extension UIViewController: UIFocusEnvironment {}

/// A change of the focus. There is none here.
///
/// ``UIResponder/didUpdateFocus(in:with:)`` takes it.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
  /// The view that had the focus. Always `nil` here.
  open var previouslyFocusedView: UIView? { nil }
  /// The view that gets the focus. Always `nil` here.
  open var nextFocusedView: UIView? { nil }
}

/// The animations of a change of the focus.
///
/// ``UIResponder/didUpdateFocus(in:with:)`` takes it.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
  /// Runs changes beside those of the focus. They are made at once here.
  ///
  ///     var isLarge = false
  ///     UIFocusAnimationCoordinator().addCoordinatedAnimations({ isLarge = true })
  ///     // isLarge == true
  ///
  /// - Parameters:
  ///   - animations: The changes.
  ///   - completion: A closure to call after them.
  open func addCoordinatedAnimations(
    _ animations: (() -> Void)?, completion: (() -> Void)? = nil
  ) {
    animations?()
    completion?()
  }
}
