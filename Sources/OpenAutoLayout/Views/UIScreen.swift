public import Foundation

/// The screen of windows. There is none: it stands for that of a common phone.
///
///     // UIWindow().frame == UIScreen.main.bounds
///
/// Layouts for another size take a root view or a window with that frame.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  /// The only screen.
  public static let main = UIScreen()

  /// 390 × 844 points.
  open var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }

  /// How many pixels a point has: 3.
  open var scale: CGFloat { UIView.defaultContentScaleFactor }

  /// The traits of an upright phone.
  open var traitCollection: UITraitCollection { .phone }
}
