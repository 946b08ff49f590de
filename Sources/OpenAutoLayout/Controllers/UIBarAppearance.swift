public import Foundation

/// The appearance of a bar. It is stored, and not drawn.
///
///     let appearance = UINavigationBarAppearance()
///     appearance.configureWithOpaqueBackground()
///     appearance.backgroundColor = .systemIndigo
///     let bar = UINavigationBar()
///     bar.standardAppearance = appearance
///
/// Use ``UINavigationBarAppearance``, ``UITabBarAppearance`` or ``UIToolbarAppearance``.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, @preconcurrency NSCopying {
  /// The idiom that the appearance is for.
  public final let idiom: UIUserInterfaceIdiom
  /// The background color of the bar.
  open var backgroundColor: UIColor?
  /// The blur behind the bar.
  open var backgroundEffect: UIBlurEffect?
  /// The background image of the bar.
  open var backgroundImage: UIImage?
  /// The way that the background image fills the bar.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  /// The color of the line at the edge of the bar.
  open var shadowColor: UIColor?
  /// The image of the line at the edge of the bar.
  open var shadowImage: UIImage?

  /// Makes the system's default appearance for an idiom.
  ///
  ///     // UIToolbarAppearance(idiom: .pad).idiom == .pad
  ///
  /// - Parameter idiom: The idiom.
  public required init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
    super.init()
    configureWithDefaultBackground()
  }

  /// Makes the system's default appearance.
  public convenience override init() {
    self.init(idiom: UIDevice.current.userInterfaceIdiom)
  }

  /// Makes an appearance with the background of another one.
  ///
  ///     let navigation = UINavigationBarAppearance()
  ///     navigation.backgroundColor = .systemIndigo
  ///     let tabs = UITabBarAppearance(barAppearance: navigation)
  ///     // tabs.backgroundColor == .systemIndigo
  ///
  /// - Parameter barAppearance: The other appearance. Its other properties are copied only if both
  ///   are for the same kind of bar.
  public required init(barAppearance: UIBarAppearance) {
    idiom = barAppearance.idiom
    backgroundColor = barAppearance.backgroundColor
    backgroundEffect = barAppearance.backgroundEffect
    backgroundImage = barAppearance.backgroundImage
    backgroundImageContentMode = barAppearance.backgroundImageContentMode
    shadowColor = barAppearance.shadowColor
    shadowImage = barAppearance.shadowImage
    super.init()
  }

  /// Returns a copy of the appearance.
  open func copy(with zone: NSZone? = nil) -> Any { Self(barAppearance: self) }

  /// Sets the system's default background, a blur with a line at the edge.
  ///
  ///     let appearance = UINavigationBarAppearance()
  ///     appearance.backgroundColor = .red
  ///     appearance.configureWithDefaultBackground()
  ///     // appearance.backgroundColor == nil
  open func configureWithDefaultBackground() {
    setBackground(nil, UIBlurEffect(style: .systemChromeMaterial), shadow: .separator)
  }

  /// Sets an opaque background, with a line at the edge.
  ///
  ///     let appearance = UINavigationBarAppearance()
  ///     appearance.configureWithOpaqueBackground()
  ///     // appearance.backgroundEffect == nil
  open func configureWithOpaqueBackground() {
    setBackground(.systemBackground, nil, shadow: .separator)
  }

  /// Sets a transparent background, without a line at the edge.
  ///
  ///     let appearance = UINavigationBarAppearance()
  ///     appearance.configureWithTransparentBackground()
  ///     // appearance.shadowColor == nil
  open func configureWithTransparentBackground() { setBackground(nil, nil, shadow: nil) }

  private func setBackground(_ color: UIColor?, _ effect: UIBlurEffect?, shadow: UIColor?) {
    (backgroundColor, backgroundEffect, backgroundImage) = (color, effect, nil)
    (shadowColor, shadowImage) = (shadow, nil)
  }
}

/// The style of a bar's colors.
///
/// ``UINavigationBar/barStyle`` takes it. It changes no size, and nothing is drawn here.
public enum UIBarStyle: Int, Sendable {
  /// Dark content on a light bar.
  case `default` = 0
  /// Light content on a dark bar.
  case black = 1
}

/// The height of a bar that an image is for.
///
/// ``UINavigationBar/setBackgroundImage(_:for:)`` takes it.
public enum UIBarMetrics: Int, Sendable {
  /// The default height.
  case `default` = 0
  /// The height in compact environments.
  case compact = 1
  /// The default height with a prompt.
  case defaultPrompt = 101
  /// The height in compact environments, with a prompt.
  case compactPrompt = 102
}

/// The position of a bar.
///
/// ``UIToolbar/setShadowImage(_:forToolbarPosition:)`` takes it.
public enum UIBarPosition: Int, Sendable {
  /// Any position.
  case any = 0
  /// The bottom.
  case bottom = 1
  /// The top.
  case top = 2
  /// The top, extended below the status bar.
  case topAttached = 3
}
