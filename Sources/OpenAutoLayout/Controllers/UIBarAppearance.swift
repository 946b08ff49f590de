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
open class UIBarAppearance: NSObject, @preconcurrency NSCopying {
  /// The kind of device that the appearance is for.
  public final let idiom: UIUserInterfaceIdiom
  /// The color behind the bar.
  open var backgroundColor: UIColor?
  /// The effect behind the bar.
  open var backgroundEffect: UIBlurEffect?
  /// The picture behind the bar.
  open var backgroundImage: UIImage?
  /// How the picture fills the bar.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  /// The color of the line beside the bar.
  open var shadowColor: UIColor?
  /// The line beside the bar.
  open var shadowImage: UIImage?

  /// Makes the appearance of the system for a kind of device.
  ///
  ///     // UIToolbarAppearance(idiom: .pad).idiom == .pad
  ///
  /// - Parameter idiom: The kind of device.
  public required init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
    super.init()
    configureWithDefaultBackground()
  }

  /// Makes the appearance of the system.
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
  /// - Parameter barAppearance: The other one. What it has besides the background counts where both are
  ///   for the same kind of bar.
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

  /// Makes an equal appearance.
  open func copy(with zone: NSZone? = nil) -> Any { Self(barAppearance: self) }

  /// Gives the bar the background of the system: blurred.
  ///
  ///     let appearance = UINavigationBarAppearance()
  ///     appearance.backgroundColor = .red
  ///     appearance.configureWithDefaultBackground()
  ///     // appearance.backgroundColor == nil
  open func configureWithDefaultBackground() {
    setBackground(nil, UIBlurEffect(style: .systemChromeMaterial), shadow: .separator)
  }

  /// Gives the bar an opaque background.
  ///
  ///     let appearance = UINavigationBarAppearance()
  ///     appearance.configureWithOpaqueBackground()
  ///     // appearance.backgroundEffect == nil
  open func configureWithOpaqueBackground() {
    setBackground(.systemBackground, nil, shadow: .separator)
  }

  /// Gives the bar no background and no shadow.
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

/// Where a bar is.
///
/// ``UIToolbar/setShadowImage(_:forToolbarPosition:)`` takes it.
public enum UIBarPosition: Int, Sendable {
  /// Anywhere.
  case any = 0
  /// At the lower side.
  case bottom = 1
  /// At the upper side.
  case top = 2
  /// At the upper side, with the status bar.
  case topAttached = 3
}
