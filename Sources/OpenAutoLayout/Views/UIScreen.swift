public import Foundation

/// The screen of windows. There is no screen here: this one has the values of a common iPhone.
///
///     // UIWindow().frame == UIScreen.main.bounds
///
/// For a layout of another size, make a root view or a window with that frame.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  /// The only screen.
  public static let main = UIScreen()

  /// The bounds of the screen, 390 × 844 points.
  open var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }

  /// The number of pixels in a point, 3.
  open var scale: CGFloat { UIView.defaultContentScaleFactor }

  /// The bounds of the screen in pixels.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  /// The number of pixels in a point, 3.
  open var nativeScale: CGFloat { scale }
  /// The brightness, from 0 to 1. It is stored only.
  open var brightness: CGFloat = 0.5
  /// The number of frames per second, 60.
  open var maximumFramesPerSecond: Int { 60 }
  /// Whether the screen is recorded: always `false` here.
  open var isCaptured: Bool { false }

  /// The traits of the screen, those of an iPhone in portrait.
  open var traitCollection: UITraitCollection { .phone }
}
