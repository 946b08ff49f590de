public import Foundation

/// What decides how a controller comes onto the screen. Nobody asks here.
///
/// ``UIViewController/transitioningDelegate`` takes it. Each requirement has a default.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: AnyObject {
  /// Returns what animates that a controller comes.
  ///
  ///     final class Fades: UIViewControllerTransitioningDelegate {}
  ///     let (detail, list) = (UIViewController(), UIViewController())
  ///     // Fades().animationController(forPresented: detail, presenting: list, source: list) == nil
  ///
  /// - Parameters:
  ///   - presented: The one that comes.
  ///   - presenting: The one that presents it.
  ///   - source: The one that was asked to.
  /// - Returns: What animates it; `nil` for the system.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// Returns what animates that a controller goes.
  ///
  ///     final class Fades: UIViewControllerTransitioningDelegate {}
  ///     // Fades().animationController(forDismissed: UIViewController()) == nil
  ///
  /// - Parameter dismissed: The one that goes.
  /// - Returns: What animates it; `nil` for the system.
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// Returns what places a controller that comes.
  ///
  ///     final class Fades: UIViewControllerTransitioningDelegate {}
  ///     let (detail, list) = (UIViewController(), UIViewController())
  ///     // Fades().presentationController(forPresented: detail, presenting: list, source: list) == nil
  ///
  /// - Parameters:
  ///   - presented: The one that comes.
  ///   - presenting: The one that presents it.
  ///   - source: The one that was asked to.
  /// - Returns: What places it; `nil` for the system.
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

/// What animates that controllers come and go. Nobody calls it here.
///
/// ``UIViewControllerTransitioningDelegate`` returns it.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  /// Returns how long it takes.
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
  /// - Parameter transitionContext: The controllers; `nil` if they are not known yet.
  /// - Returns: The time in seconds.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval

  /// Animates the views.
  ///
  ///     func run(_ fade: any UIViewControllerAnimatedTransitioning,
  ///              _ context: any UIViewControllerContextTransitioning) {
  ///       fade.animateTransition(using: context)
  ///     }
  ///
  /// - Parameter transitionContext: The controllers and their views.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
}

/// The controllers and the views of a transition. There are none here.
///
/// ``UIViewControllerAnimatedTransitioning/animateTransition(using:)`` is given one.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: AnyObject {
  /// The view that the others move in.
  var containerView: UIView { get }
  /// Whether it takes time.
  var isAnimated: Bool { get }
  /// Whether a person leads it.
  var isInteractive: Bool { get }
  /// Whether it was given up.
  var transitionWasCancelled: Bool { get }

  /// Ends the transition.
  ///
  ///     func end(_ context: any UIViewControllerContextTransitioning) {
  ///       context.completeTransition(!context.transitionWasCancelled)
  ///     }
  ///
  /// - Parameter didComplete: Whether it was not given up.
  func completeTransition(_ didComplete: Bool)

  /// Returns one of the controllers.
  ///
  ///     func detail(_ context: any UIViewControllerContextTransitioning) -> UIViewController? {
  ///       context.viewController(forKey: .to)
  ///     }
  ///
  /// - Parameter key: Which one.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

  /// Returns one of the views.
  ///
  ///     func detail(_ context: any UIViewControllerContextTransitioning) -> UIView? {
  ///       context.view(forKey: .to)
  ///     }
  ///
  /// - Parameter key: Which one.
  func view(forKey key: UITransitionContextViewKey) -> UIView?

  /// Returns where a controller's view begins.
  ///
  ///     func begin(
  ///       _ context: any UIViewControllerContextTransitioning, _ detail: UIViewController
  ///       ) -> CGRect { context.initialFrame(for: detail) }
  ///
  /// - Parameter vc: The controller.
  func initialFrame(for vc: UIViewController) -> CGRect

  /// Returns where a controller's view ends.
  ///
  ///     func end(
  ///       _ context: any UIViewControllerContextTransitioning, _ detail: UIViewController
  ///       ) -> CGRect { context.finalFrame(for: detail) }
  ///
  /// - Parameter vc: The controller.
  func finalFrame(for vc: UIViewController) -> CGRect

  /// Says how far it is.
  ///
  ///     func half(_ context: any UIViewControllerContextTransitioning) {
  ///       context.updateInteractiveTransition(0.5)
  ///     }
  ///
  /// - Parameter percentComplete: From 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
}

/// Which controller of a transition is meant.
///
/// ``UIViewControllerContextTransitioning/viewController(forKey:)`` takes it.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// The one that goes.
  public static let from = UITransitionContextViewControllerKey(rawValue: "from")
  /// The one that comes.
  public static let to = UITransitionContextViewControllerKey(rawValue: "to")
}

/// Which view of a transition is meant.
///
/// ``UIViewControllerContextTransitioning/view(forKey:)`` takes it.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// The one that goes.
  public static let from = UITransitionContextViewKey(rawValue: "from")
  /// The one that comes.
  public static let to = UITransitionContextViewKey(rawValue: "to")
}
