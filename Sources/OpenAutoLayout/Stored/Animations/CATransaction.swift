public import Foundation

/// A group of changes to layers that are animated together. Nothing is animated here.
///
///     let gradient = CAGradientLayer()
///     CATransaction.begin()
///     CATransaction.setDisableActions(true)
///     card.layer.opacity = 0.5
///     CATransaction.commit()
public enum CATransaction {
  /// Begins a transaction. Does nothing here.
  ///
  ///     CATransaction.begin()
  public static func begin() {}
  /// Commits the changes of a transaction. Does nothing here.
  ///
  ///     CATransaction.commit()
  public static func commit() {}
  /// Sets whether changes happen without animation. Does nothing here.
  ///
  ///     CATransaction.setDisableActions(true)
  ///
  /// - Parameter flag: Whether changes happen without animation.
  public static func setDisableActions(_ flag: Bool) {}
  /// Sets the duration of the animations. Does nothing here.
  ///
  ///     CATransaction.setAnimationDuration(0.3)
  ///
  /// - Parameter dur: The duration, in seconds.
  public static func setAnimationDuration(_ dur: TimeInterval) {}
  /// Sets the timing function of the animations. Does nothing here.
  ///
  ///     CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeOut))
  ///
  /// - Parameter function: The timing function, or `nil` for none.
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
  /// Commits all changes at once. Does nothing here.
  ///
  ///     CATransaction.flush()
  public static func flush() {}
  /// Returns the duration of the animations, in seconds. Always 0 here.
  ///
  ///     // CATransaction.animationDuration() == 0
  public static func animationDuration() -> TimeInterval { 0 }
  /// Returns whether changes happen without animation. Always `true` here.
  ///
  ///     // CATransaction.disableActions() == true
  public static func disableActions() -> Bool { true }
  /// Sets a closure to call when all animations are complete. It is called at once here.
  ///
  ///     CATransaction.begin()
  ///     CATransaction.setCompletionBlock { count += 1 }
  ///     // count == 1
  ///     CATransaction.commit()
  ///
  /// - Parameter block: The closure.
  public static func setCompletionBlock(_ block: (() -> Void)?) { block?() }
}
