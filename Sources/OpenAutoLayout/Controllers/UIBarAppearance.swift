public import Foundation

/// How a bar looks. It is stored, and not drawn.
///
///     let appearance = UINavigationBarAppearance()
///     appearance.configureWithOpaqueBackground()
///     appearance.backgroundColor = .systemIndigo
///     let bar = UINavigationBar()
///     bar.standardAppearance = appearance
///
/// Use the class of the bar.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  /// The color behind the bar.
  open var backgroundColor: UIColor?
  /// The effect behind the bar.
  open var backgroundEffect: UIBlurEffect?
  /// The picture behind the bar.
  open var backgroundImage: UIImage?
  /// The color of the line beside the bar.
  open var shadowColor: UIColor?
  /// The line beside the bar.
  open var shadowImage: UIImage?

  /// Makes the appearance of the system.
  public override init() {
    super.init()
  }

  /// Gives the bar the background of the system. Nothing is drawn.
  ///
  ///     UINavigationBarAppearance().configureWithDefaultBackground()
  open func configureWithDefaultBackground() {}

  /// Gives the bar an opaque background. Nothing is drawn.
  ///
  ///     UINavigationBarAppearance().configureWithOpaqueBackground()
  open func configureWithOpaqueBackground() {}

  /// Gives the bar no background. Nothing is drawn.
  ///
  ///     UINavigationBarAppearance().configureWithTransparentBackground()
  open func configureWithTransparentBackground() {}
}

/// How a navigation bar looks. It is stored, and not drawn.
///
/// ``UINavigationBar/standardAppearance`` takes it.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of a large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the title is moved, in points.
  open var titlePositionAdjustment = UIOffset.zero
}

/// How a tab bar looks. It is stored, and not drawn.
///
/// ``UITabBar/standardAppearance`` takes it.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  /// The color behind the selected tab.
  open var selectionIndicatorTintColor: UIColor?
}

/// How a toolbar looks. It is stored, and not drawn.
///
/// ``UIToolbar/standardAppearance`` takes it.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {}

/// The base of a bar's colors.
///
/// ``UINavigationBar/barStyle`` takes it. It changes no size, and nothing is drawn here.
public enum UIBarStyle: Int, Sendable {
  /// Dark on light.
  case `default` = 0
  /// Light on dark.
  case black = 1
}

/// For which height of a bar something is.
///
/// ``UINavigationBar/setBackgroundImage(_:for:)`` takes it.
public enum UIBarMetrics: Int, Sendable {
  /// The usual one.
  case `default` = 0
  /// That where there is little height.
  case compact = 1
  /// The usual one with a prompt.
  case defaultPrompt = 101
  /// That where there is little height, with a prompt.
  case compactPrompt = 102
}
