public import Foundation

/// A delegate for transitions to and from a presented controller. Nothing calls it here.
///
/// Assign it to ``UIViewController/transitioningDelegate``. Each method has a default
/// implementation.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: AnyObject {
  /// Returns an animator for presenting a controller.
  ///
  ///     final class Fades: UIViewControllerTransitioningDelegate {}
  ///     let (detail, list) = (UIViewController(), UIViewController())
  ///     // Fades().animationController(forPresented: detail, presenting: list, source: list) == nil
  ///
  /// - Parameters:
  ///   - presented: The controller that is presented.
  ///   - presenting: The controller that presents it.
  ///   - source: The controller that was asked to present it.
  /// - Returns: The animator, or `nil` for the system's animation.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// Returns an animator for dismissing a controller.
  ///
  ///     final class Fades: UIViewControllerTransitioningDelegate {}
  ///     // Fades().animationController(forDismissed: UIViewController()) == nil
  ///
  /// - Parameter dismissed: The controller that is dismissed.
  /// - Returns: The animator, or `nil` for the system's animation.
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// Returns the presentation of a controller.
  ///
  ///     final class Fades: UIViewControllerTransitioningDelegate {}
  ///     let (detail, list) = (UIViewController(), UIViewController())
  ///     // Fades().presentationController(forPresented: detail, presenting: list, source: list) == nil
  ///
  /// - Parameters:
  ///   - presented: The controller that is presented.
  ///   - presenting: The controller that presents it.
  ///   - source: The controller that was asked to present it.
  /// - Returns: The presentation, or `nil` for the system's.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { nil }
}

/// An animator for a transition between controllers. Nothing calls it here.
///
/// ``UIViewControllerTransitioningDelegate`` returns it.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  /// Returns the duration of the transition.
  ///
  ///     final class Fade: UIViewControllerAnimatedTransitioning {
  ///       func transitionDuration(
  ///         using transitionContext: (any UIViewControllerContextTransitioning)?
  ///       ) -> TimeInterval { 0.3 }
  ///       func animateTransition(
  ///         using transitionContext: any UIViewControllerContextTransitioning
  ///       ) { transitionContext.completeTransition(true) }
  ///     }
  ///     // Fade().transitionDuration(using: nil) == 0.3
  ///
  /// - Parameter transitionContext: The context of the transition, or `nil` if it is not known yet.
  /// - Returns: The duration, in seconds.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval

  /// Animates the transition.
  ///
  ///     func run(_ fade: any UIViewControllerAnimatedTransitioning,
  ///              _ context: any UIViewControllerContextTransitioning) {
  ///       fade.animateTransition(using: context)
  ///     }
  ///
  /// - Parameter transitionContext: The context of the transition.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
}

/// The context of a transition, with its controllers and views. There are none here.
///
/// ``UIViewControllerAnimatedTransitioning/animateTransition(using:)`` takes one.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: AnyObject {
  /// The view that contains the views of the transition.
  var containerView: UIView { get }
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether the transition is interactive.
  var isInteractive: Bool { get }
  /// Whether the transition was canceled.
  var transitionWasCancelled: Bool { get }

  /// Completes the transition.
  ///
  ///     func end(_ context: any UIViewControllerContextTransitioning) {
  ///       context.completeTransition(!context.transitionWasCancelled)
  ///     }
  ///
  /// - Parameter didComplete: Whether the transition was not canceled.
  func completeTransition(_ didComplete: Bool)

  /// Returns a controller of the transition.
  ///
  ///     func detail(_ context: any UIViewControllerContextTransitioning) -> UIViewController? {
  ///       context.viewController(forKey: .to)
  ///     }
  ///
  /// - Parameter key: The key of the controller.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

  /// Returns a view of the transition.
  ///
  ///     func detail(_ context: any UIViewControllerContextTransitioning) -> UIView? {
  ///       context.view(forKey: .to)
  ///     }
  ///
  /// - Parameter key: The key of the view.
  func view(forKey key: UITransitionContextViewKey) -> UIView?

  /// Returns the frame of a controller's view at the beginning, in points.
  ///
  ///     func begin(
  ///       _ context: any UIViewControllerContextTransitioning, _ detail: UIViewController
  ///       ) -> CGRect { context.initialFrame(for: detail) }
  ///
  /// - Parameter vc: The controller.
  func initialFrame(for vc: UIViewController) -> CGRect

  /// Returns the frame of a controller's view at the end, in points.
  ///
  ///     func end(
  ///       _ context: any UIViewControllerContextTransitioning, _ detail: UIViewController
  ///       ) -> CGRect { context.finalFrame(for: detail) }
  ///
  /// - Parameter vc: The controller.
  func finalFrame(for vc: UIViewController) -> CGRect

  /// Sets the progress of an interactive transition.
  ///
  ///     func half(_ context: any UIViewControllerContextTransitioning) {
  ///       context.updateInteractiveTransition(0.5)
  ///     }
  ///
  /// - Parameter percentComplete: The progress, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
}

/// A key for a controller of a transition.
///
/// ``UIViewControllerContextTransitioning/viewController(forKey:)`` takes it.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// The controller that disappears.
  public static let from = UITransitionContextViewControllerKey(rawValue: "from")
  /// The controller that appears.
  public static let to = UITransitionContextViewControllerKey(rawValue: "to")
}

/// A key for a view of a transition.
///
/// ``UIViewControllerContextTransitioning/view(forKey:)`` takes it.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// The view that disappears.
  public static let from = UITransitionContextViewKey(rawValue: "from")
  /// The view that appears.
  public static let to = UITransitionContextViewKey(rawValue: "to")
}
