/// The sides of a rectangle.
///
/// ``UIViewController/edgesForExtendedLayout`` takes it. Use ``NSDirectionalRectEdge`` for sides
/// that follow the reading direction.
public struct UIRectEdge: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The upper side.
  public static let top = UIRectEdge(rawValue: 1 << 0)
  /// The left side.
  public static let left = UIRectEdge(rawValue: 1 << 1)
  /// The lower side.
  public static let bottom = UIRectEdge(rawValue: 1 << 2)
  /// The right side.
  public static let right = UIRectEdge(rawValue: 1 << 3)
  /// All four sides.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// How a controller is presented.
///
/// ``UIViewController/modalPresentationStyle`` keeps it. Nothing is presented here.
public enum UIModalPresentationStyle: Int, Sendable {
  /// As the system decides.
  case automatic = -2
  /// Over the whole screen.
  case fullScreen = 0
  /// As a sheet.
  case pageSheet = 1
  /// As a smaller sheet.
  case formSheet = 2
  /// Over the presenting controller.
  case currentContext = 3
  /// As a transition delegate decides.
  case custom = 4
  /// Over the whole screen, which stays visible behind it.
  case overFullScreen = 5
  /// Over the presenting controller, which stays visible behind it.
  case overCurrentContext = 6
  /// As a popover.
  case popover = 7
  /// Not adapted.
  case none = -1
}

/// The style of a status bar.
///
/// A controller answers it in ``UIViewController/preferredStatusBarStyle``. There is no status bar
/// here.
public enum UIStatusBarStyle: Int, Sendable {
  /// By the style of the interface.
  case `default` = 0
  /// Light, on a dark background.
  case lightContent = 1
  /// Dark, on a light background.
  case darkContent = 3
}
