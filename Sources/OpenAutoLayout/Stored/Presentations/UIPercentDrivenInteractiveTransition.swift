public import Foundation

/// A transition that follows a gesture. Nothing is animated here.
///
///     let swipe = UIPercentDrivenInteractiveTransition()
///     swipe.update(0.5)
///     // swipe.percentComplete == 0.5
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  /// The progress of the transition, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0
  /// The speed with which the transition ends, as a factor.
  open var completionSpeed: CGFloat = 1

  public override init() {
    super.init()
  }

  /// Sets the progress of the transition.
  ///
  ///     UIPercentDrivenInteractiveTransition().update(0.5)
  ///
  /// - Parameter percentComplete: The progress, from 0 to 1.
  open func update(_ percentComplete: CGFloat) { self.percentComplete = percentComplete }

  /// Cancels the transition, and resets its progress to 0.
  ///
  ///     let swipe = UIPercentDrivenInteractiveTransition()
  ///     swipe.cancel()
  ///     // swipe.percentComplete == 0
  open func cancel() { percentComplete = 0 }

  /// Finishes the transition, and sets its progress to 1.
  ///
  ///     let swipe = UIPercentDrivenInteractiveTransition()
  ///     swipe.finish()
  ///     // swipe.percentComplete == 1
  open func finish() { percentComplete = 1 }
}

/// An object that drives an interactive transition. Nothing calls it here.
///
/// ``UIPercentDrivenInteractiveTransition`` is one.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: AnyObject {}
