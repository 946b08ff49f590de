/// How the status bar comes and goes. There is no status bar here.
///
/// A controller answers it in ``UIViewController/preferredStatusBarUpdateAnimation``.
public enum UIStatusBarAnimation: Int, Sendable {
  /// At once.
  case none = 0
  /// By growing opaque.
  case fade = 1
  /// From above.
  case slide = 2
}
