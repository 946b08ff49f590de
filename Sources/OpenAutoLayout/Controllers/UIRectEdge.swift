/// A set of sides of a rectangle.
///
/// ``UIViewController/edgesForExtendedLayout`` takes it. Use ``NSDirectionalRectEdge`` for sides
/// that follow the reading direction.
public struct UIRectEdge: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top side.
  public static let top = UIRectEdge(rawValue: 1 << 0)
  /// The left side.
  public static let left = UIRectEdge(rawValue: 1 << 1)
  /// The bottom side.
  public static let bottom = UIRectEdge(rawValue: 1 << 2)
  /// The right side.
  public static let right = UIRectEdge(rawValue: 1 << 3)
  /// All four sides.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// The style of presenting a controller.
///
/// ``UIViewController/modalPresentationStyle`` takes it. Nothing shows here.
public enum UIModalPresentationStyle: Int, Sendable {
  /// The system decides.
  case automatic = -2
  /// Over the whole screen.
  case fullScreen = 0
  /// As a sheet.
  case pageSheet = 1
  /// As a smaller sheet.
  case formSheet = 2
  /// Over the presenting controller.
  case currentContext = 3
  /// A transitioning delegate decides.
  case custom = 4
  /// Over the whole screen, with the content behind it still visible.
  case overFullScreen = 5
  /// Over the presenting controller, which is still visible behind it.
  case overCurrentContext = 6
  /// As a popover.
  case popover = 7
  /// Not adapted to compact environments.
  case none = -1
}

/// The style of a status bar.
///
/// A controller returns one in ``UIViewController/preferredStatusBarStyle``. There is no status bar
/// here.
public enum UIStatusBarStyle: Int, Sendable {
  /// Light or dark, following the interface style.
  case `default` = 0
  /// Light content, for dark backgrounds.
  case lightContent = 1
  /// Dark content, for light backgrounds.
  case darkContent = 3
}
