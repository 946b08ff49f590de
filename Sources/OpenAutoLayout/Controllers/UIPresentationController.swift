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
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { .automatic }
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
  }
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }
}
