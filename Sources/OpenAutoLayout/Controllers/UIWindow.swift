public import Foundation

/// A window: the root view of a screen.
///
///     let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
///     window.rootViewController = UIViewController()
///     window.makeKeyAndVisible()
///     window.layoutIfNeeded()
///     // window.rootViewController?.view.frame == window.bounds
///
/// A layout needs no window: any view without a superview is laid out as a root. A window calls
/// what controllers and views override for appearing.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      if rootViewController === oldValue { return }
      oldValue?.viewIfLoaded?.removeFromSuperview()
      installRootView()
    }
  }

  /// The scene of the window.
  open weak var windowScene: UIWindowScene?
  /// Which windows lie in front of which. Nothing reads it.
  open var windowLevel = Level.normal
  /// Whether the window takes keys: while it is shown.
  public private(set) final var isKeyWindow = false

  /// Which windows lie in front of which.
  ///
  /// ``UIWindow/windowLevel`` takes it.
  public struct Level: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The level of apps.
    public static let normal = Level(rawValue: 0)
    /// In front of the status bar.
    public static let statusBar = Level(rawValue: 1000)
    /// In front of all.
    public static let alert = Level(rawValue: 2000)

    /// A level further to the front.
    public static func + (level: Level, distance: CGFloat) -> Level {
      Level(rawValue: level.rawValue + distance)
    }

    /// A level further to the back.
    public static func - (level: Level, distance: CGFloat) -> Level {
      Level(rawValue: level.rawValue - distance)
    }
  }

  /// Makes a window as large as the screen.
  public convenience init() {
    self.init(frame: UIScreen.main.bounds)
  }

  /// Makes a window with a rectangle in the coordinates of the screen, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    item.state.insert(.isInWindow)
  }

  /// Makes a window of a scene, as large as the scene's screen.
  ///
  ///     // UIWindow(windowScene: UIWindowScene()).frame == UIScreen.main.bounds
  ///
  /// - Parameter windowScene: The scene.
  public init(windowScene: UIWindowScene) {
    self.windowScene = windowScene
    super.init(frame: windowScene.screen.bounds)
    item.state.insert(.isInWindow)
  }

  /// Makes a window without a size. Nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    item.state.insert(.isInWindow)
  }

  /// The rectangle in the coordinates of the screen. Another size is announced to the root controller.
  open override var frame: CGRect {
    get { super.frame }
    set {
      guard newValue.size != bounds.size, let rootViewController else {
        super.frame = newValue
        return
      }
      let transition = ImmediateTransition()
      rootViewController.viewWillTransition(to: newValue.size, with: transition)
      super.frame = newValue
      transition.finish()
    }
  }

  private func installRootView() {
    guard let view = rootViewController?.view else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
  }

  /// Shows the window.
  ///
  ///     let window = UIWindow()
  ///     window.rootViewController = UIViewController()
  ///     window.makeKeyAndVisible()
  ///     // window.isHidden == false
  open func makeKeyAndVisible() {
    isHidden = false
    isKeyWindow = true
  }
}
