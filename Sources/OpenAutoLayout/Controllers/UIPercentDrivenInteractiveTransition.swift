public import Foundation

/// A transition that a person leads. Nobody leads one here.
///
///     let swipe = UIPercentDrivenInteractiveTransition()
///     swipe.update(0.5)
///     // swipe.percentComplete == 0.5
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  /// How far it is, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0
  /// How fast it ends, as a factor.
  open var completionSpeed: CGFloat = 1

  public override init() {
    super.init()
  }

  /// Says how far it is.
  ///
  ///     UIPercentDrivenInteractiveTransition().update(0.5)
  ///
  /// - Parameter percentComplete: From 0 to 1.
  open func update(_ percentComplete: CGFloat) { self.percentComplete = percentComplete }

  /// Gives the transition up.
  ///
  ///     let swipe = UIPercentDrivenInteractiveTransition()
  ///     swipe.cancel()
  ///     // swipe.percentComplete == 0
  open func cancel() { percentComplete = 0 }

  /// Ends the transition.
  ///
  ///     let swipe = UIPercentDrivenInteractiveTransition()
  ///     swipe.finish()
  ///     // swipe.percentComplete == 1
  open func finish() { percentComplete = 1 }
}

/// What leads a transition. Nobody asks here.
///
/// ``UIPercentDrivenInteractiveTransition`` does.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: AnyObject {}
