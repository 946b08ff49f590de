public import Foundation

/// The presentation of a controller. It is stored, and nothing shows.
///
///     final class Dimmed: UIPresentationController {
///       let shade = UIView()
///       override func presentationTransitionWillBegin() { shade.alpha = 1 }
///     }
///     let detail = UIViewController()
///     let dimmed = Dimmed(presentedViewController: detail, presenting: nil)
///     // dimmed.presentedView === detail.view
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  // The controller that is presented may own this one.
  /// The controller that is presented. It is not kept alive.
  public private(set) final unowned var presentedViewController: UIViewController
  private weak var presenting: UIViewController?

  /// Makes the presentation of a controller.
  ///
  ///     let detail = UIViewController()
  ///     let placing = UIPresentationController(presentedViewController: detail, presenting: nil)
  ///     // placing.presentedViewController === detail
  ///
  /// - Parameters:
  ///   - presentedViewController: The controller that is presented. It has to outlive the
  ///     presentation.
  ///   - presentingViewController: The controller that presents it, or `nil` if it is not known
  ///     yet.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    presenting = presentingViewController
    super.init()
  }

  /// The controller that presents ``presentedViewController``, or that controller itself while none
  /// does.
  open var presentingViewController: UIViewController {
    presenting ?? presentedViewController.presentingViewController ?? presentedViewController
  }

  /// The view that the presented view is placed in. Always `nil` here.
  open var containerView: UIView? { nil }
  /// The presented view.
  open var presentedView: UIView? { presentedViewController.view }
  /// The frame of the presented view in the container, in points. Always zero here.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  /// The presentation style of the controller.
  open var presentationStyle: UIModalPresentationStyle {
    presentedViewController.modalPresentationStyle
  }
  /// Whether the presented view covers the whole screen. The default is `true`.
  open var shouldPresentInFullscreen: Bool { true }
  /// Whether the view of the presenting controller is removed. The default is `false`.
  open var shouldRemovePresentersView: Bool { false }
  /// The delegate, which is stored and never called here.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// The traits of the presented controller.
  open var traitCollection: UITraitCollection { presentedViewController.traitCollection }
  /// The traits that the presented controller has instead, or `nil` for its own. Nothing reads them
  /// here.
  open var overrideTraitCollection: UITraitCollection?
  /// The size that the presented controller prefers.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
  /// The style in a compact environment. The default is ``UIModalPresentationStyle/none``, which
  /// keeps the style.
  open var adaptivePresentationStyle: UIModalPresentationStyle { .none }

  /// Returns the style in an environment. Nothing calls it here.
  ///
  ///     final class Card: UIPresentationController {
  ///       override func adaptivePresentationStyle(
  ///         for traitCollection: UITraitCollection
  ///       ) -> UIModalPresentationStyle {
  ///         traitCollection.verticalSizeClass == .compact ? .fullScreen : .none
  ///       }
  ///     }
  ///
  /// - Parameter traitCollection: The traits of the environment.
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle }

  /// Returns the size of a child of the presentation. The default is the parent's.
  ///
  ///     final class Card: UIPresentationController {
  ///       override func size(
  ///         forChildContentContainer container: any UIContentContainer,
  ///         withParentContainerSize parentSize: CGSize
  ///       ) -> CGSize { CGSize(width: parentSize.width, height: parentSize.height / 2) }
  ///     }
  ///
  /// - Parameters:
  ///   - container: The child, usually the presented controller.
  ///   - parentSize: The size of the container, in points.
  /// - Returns: The size in points.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Notifies the presentation that a child prefers another size. Nothing calls it here.
  ///
  ///     final class Card: UIPresentationController {
  ///       override func preferredContentSizeDidChange(
  ///         forChildContentContainer container: any UIContentContainer
  ///       ) { containerView?.setNeedsLayout() }
  ///     }
  ///
  /// - Parameter container: The child.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Notifies the presentation that constraints have changed the size of a child. Nothing calls it
  /// here.
  ///
  ///     final class Card: UIPresentationController {
  ///       override func systemLayoutFittingSizeDidChange(
  ///         forChildContentContainer container: any UIContentContainer
  ///       ) { containerView?.setNeedsLayout() }
  ///     }
  ///
  /// - Parameter container: The child.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Notifies the presentation that its size is about to change. Nothing calls it here.
  ///
  ///     final class Card: UIPresentationController {
  ///       override func viewWillTransition(
  ///         to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ///       ) { super.viewWillTransition(to: size, with: coordinator) }
  ///     }
  ///
  /// - Parameters:
  ///   - size: The new size, in points.
  ///   - coordinator: What animates along with the change.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  /// Notifies the presentation that its traits are about to change. Nothing calls it here.
  ///
  ///     final class Card: UIPresentationController {
  ///       override func willTransition(
  ///         to newCollection: UITraitCollection,
  ///         with coordinator: any UIViewControllerTransitionCoordinator
  ///       ) { super.willTransition(to: newCollection, with: coordinator) }
  ///     }
  ///
  /// - Parameters:
  ///   - newCollection: The new traits.
  ///   - coordinator: What animates along with the change.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  /// Called before the controller is presented. Nothing calls it here.
  ///
  ///     final class Dimmed: UIPresentationController {
  ///       override func presentationTransitionWillBegin() {}
  ///     }
  open func presentationTransitionWillBegin() {}

  /// Called before the controller is dismissed. Nothing calls it here.
  ///
  ///     final class Dimmed: UIPresentationController {
  ///       override func dismissalTransitionWillBegin() {}
  ///     }
  open func dismissalTransitionWillBegin() {}

  /// Called before the container lays out its subviews. Nothing calls it here.
  ///
  ///     final class Dimmed: UIPresentationController {
  ///       override func containerViewWillLayoutSubviews() {}
  ///     }
  open func containerViewWillLayoutSubviews() {}

  /// Called after the container has laid out its subviews. Nothing calls it here.
  ///
  ///     final class Dimmed: UIPresentationController {
  ///       override func containerViewDidLayoutSubviews() {}
  ///     }
  open func containerViewDidLayoutSubviews() {}

  /// Called after the controller was presented. Nothing calls it here.
  ///
  ///     final class Dimmed: UIPresentationController {
  ///       override func presentationTransitionDidEnd(_ completed: Bool) {}
  ///     }
  ///
  /// - Parameter completed: Whether the transition is complete, and was not canceled.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// Called after the controller was dismissed. Nothing calls it here.
  ///
  ///     final class Dimmed: UIPresentationController {
  ///       override func dismissalTransitionDidEnd(_ completed: Bool) {}
  ///     }
  ///
  /// - Parameter completed: Whether the transition is complete, and was not canceled.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
}

/// A delegate of a presentation. Nothing calls it here.
///
/// Assign it to ``UIPresentationController/delegate``. Each method has a default implementation.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// Returns the presentation style in compact environments.
  ///
  ///     final class Full: UIAdaptivePresentationControllerDelegate {
  ///       func adaptivePresentationStyle(
  ///         for controller: UIPresentationController
  ///       ) -> UIModalPresentationStyle { .none }
  ///     }
  ///
  /// - Parameter controller: The presentation.
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle

  /// Returns the presentation style in an environment.
  ///
  ///     final class Full: UIAdaptivePresentationControllerDelegate {
  ///       func adaptivePresentationStyle(
  ///         for controller: UIPresentationController, traitCollection: UITraitCollection
  ///       ) -> UIModalPresentationStyle { .none }
  ///     }
  ///
  /// - Parameters:
  ///   - controller: The presentation.
  ///   - traitCollection: The traits of the environment.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle

  /// Returns the controller to present in another style.
  ///
  ///     final class Full: UIAdaptivePresentationControllerDelegate {
  ///       func presentationController(
  ///         _ controller: UIPresentationController,
  ///         viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ///       ) -> UIViewController? {
  ///         UINavigationController(rootViewController: controller.presentedViewController)
  ///       }
  ///     }
  ///
  /// - Parameters:
  ///   - controller: The presentation.
  ///   - style: The style.
  /// - Returns: The controller, or `nil` for the one that is presented.
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?

  /// Notifies the delegate that the controller is about to be dismissed.
  ///
  ///     final class Log: UIAdaptivePresentationControllerDelegate {
  ///       func presentationControllerWillDismiss(
  ///         _ presentationController: UIPresentationController
  ///       ) {}
  ///     }
  ///
  /// - Parameter presentationController: The presentation.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

  /// Notifies the delegate that the user has tried to dismiss the controller, and may not.
  ///
  ///     final class Log: UIAdaptivePresentationControllerDelegate {
  ///       func presentationControllerDidAttemptToDismiss(
  ///         _ presentationController: UIPresentationController
  ///       ) {}
  ///     }
  ///
  /// - Parameter presentationController: The presentation.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)

  /// Notifies the delegate that the user has dismissed the controller.
  ///
  ///     final class Log: UIAdaptivePresentationControllerDelegate {
  ///       func presentationControllerDidDismiss(
  ///         _ presentationController: UIPresentationController
  ///       ) {}
  ///     }
  ///
  /// - Parameter presentationController: The presentation.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)

  /// Returns whether the user may dismiss the controller.
  ///
  ///     final class Log: UIAdaptivePresentationControllerDelegate {
  ///       func presentationControllerShouldDismiss(
  ///         _ presentationController: UIPresentationController
  ///       ) -> Bool { false }
  ///     }
  ///
  /// - Parameter presentationController: The presentation.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
}

extension UIAdaptivePresentationControllerDelegate {
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
  public func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { nil }
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { .automatic }
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
  }
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }
}
