public import Foundation

/// Changes of layers that would be animated together. Nothing is animated here.
///
///     let gradient = CAGradientLayer()
///     CATransaction.begin()
///     CATransaction.setDisableActions(true)
///     card.layer.opacity = 0.5
///     CATransaction.commit()
public enum CATransaction {
  /// Begins changes that belong together. Does nothing.
  ///
  ///     CATransaction.begin()
  public static func begin() {}
  /// Ends changes that belong together. Does nothing.
  ///
  ///     CATransaction.commit()
  public static func commit() {}
  /// Says whether changes are not animated. Does nothing.
  ///
  ///     CATransaction.setDisableActions(true)
  ///
  /// - Parameter flag: Whether they are not.
  public static func setDisableActions(_ flag: Bool) {}
  /// Says how long changes take. Does nothing.
  ///
  ///     CATransaction.setAnimationDuration(0.3)
  ///
  /// - Parameter dur: How long, in seconds.
  public static func setAnimationDuration(_ dur: TimeInterval) {}
  /// Says how changes take their course. Does nothing.
  ///
  ///     CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeOut))
  ///
  /// - Parameter function: The course; `nil` for a straight one.
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
  /// Says what is done when all changes have been animated: it is done at once.
  ///
  ///     CATransaction.begin()
  ///     CATransaction.setCompletionBlock { count += 1 }
  ///     // count == 1
  ///     CATransaction.commit()
  ///
  /// - Parameter block: What is done.
  public static func setCompletionBlock(_ block: (() -> Void)?) { block?() }
}
