/// The animation with which the status bar appears and disappears. There is no status bar here.
///
/// A controller returns one in ``UIViewController/preferredStatusBarUpdateAnimation``.
public enum UIStatusBarAnimation: Int, Sendable {
  /// No animation.
  case none = 0
  /// The bar fades.
  case fade = 1
  /// The bar slides.
  case slide = 2
}
