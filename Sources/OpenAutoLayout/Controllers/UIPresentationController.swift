public import Foundation

/// What places a presented controller. It is stored: what is presented does not show.
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

  /// Makes what places a controller.
  ///
  ///     let detail = UIViewController()
  ///     let placing = UIPresentationController(presentedViewController: detail, presenting: nil)
  ///     // placing.presentedViewController === detail
  ///
  /// - Parameters:
  ///   - presentedViewController: The controller that is presented. It has to live longer.
  ///   - presentingViewController: The one that presents it; `nil` if that is not known yet.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    presenting = presentingViewController
    super.init()
  }

  /// The controller that presents the other one, which is that one as long as nobody does.
  open var presentingViewController: UIViewController {
    presenting ?? presentedViewController.presentingViewController ?? presentedViewController
  }

  /// The view that the presented one is placed in: none here.
  open var containerView: UIView? { nil }
  /// The view that is placed.
  open var presentedView: UIView? { presentedViewController.view }
  /// Where it is placed, in points of the container: nowhere here.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  /// How the controller is presented.
  open var presentationStyle: UIModalPresentationStyle {
    presentedViewController.modalPresentationStyle
  }
  /// Whether the presented view covers all of the screen.
  open var shouldPresentInFullscreen: Bool { true }
  /// Whether the views of what presents are taken away.
  open var shouldRemovePresentersView: Bool { false }
  /// What hears of it. It is stored: nobody is notified here.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// Called before the controller comes. Nobody calls it here.
  ///
  ///     final class Dimmed: UIPresentationController {
  ///       override func presentationTransitionWillBegin() {}
  ///     }
  open func presentationTransitionWillBegin() {}

  /// Called before the controller goes. Nobody calls it here.
  ///
  ///     final class Dimmed: UIPresentationController {
  ///       override func dismissalTransitionWillBegin() {}
  ///     }
  open func dismissalTransitionWillBegin() {}

  /// Called before the container lays out its subviews. Nobody calls it here.
  ///
  ///     final class Dimmed: UIPresentationController {
  ///       override func containerViewWillLayoutSubviews() {}
  ///     }
  open func containerViewWillLayoutSubviews() {}

  /// Called after the container has laid out its subviews. Nobody calls it here.
  ///
  ///     final class Dimmed: UIPresentationController {
  ///       override func containerViewDidLayoutSubviews() {}
  ///     }
  open func containerViewDidLayoutSubviews() {}

  /// Called after the controller has come. Nobody calls it here.
  ///
  ///     final class Dimmed: UIPresentationController {
  ///       override func presentationTransitionDidEnd(_ completed: Bool) {}
  ///     }
  ///
  /// - Parameter completed: Whether it was not given up.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// Called after the controller has gone. Nobody calls it here.
  ///
  ///     final class Dimmed: UIPresentationController {
  ///       override func dismissalTransitionDidEnd(_ completed: Bool) {}
  ///     }
  ///
  /// - Parameter completed: Whether it was not given up.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
}

/// What hears of a presentation. Nobody is notified here.
///
/// ``UIPresentationController/delegate`` takes it. Each requirement has a default.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// Returns how to present where there is little width.
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

  /// A person has sent the controller away.
  ///
  ///     final class Log: UIAdaptivePresentationControllerDelegate {
  ///       func presentationControllerDidDismiss(
  ///         _ presentationController: UIPresentationController
  ///       ) {}
  ///     }
  ///
  /// - Parameter presentationController: The presentation.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)

  /// Returns whether a person may send the controller away.
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
