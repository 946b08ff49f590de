public import Foundation

/// A window, the root view of a screen.
///
///     let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
///     window.rootViewController = UIViewController()
///     window.makeKeyAndVisible()
///     window.layoutIfNeeded()
///     // window.rootViewController?.view.frame == window.bounds
///
/// A layout needs no window, since any view without a superview is laid out as a root view. Views
/// and controllers need a window for the methods that they override for appearing, such as
/// ``UIViewController/viewWillAppear(_:)``.
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

  /// The scene of the window. It is not kept alive.
  open weak var windowScene: UIWindowScene?
  /// The level of the window. Nothing reads it.
  open var windowLevel = Level.normal
  /// The screen of the window.
  open var screen: UIScreen { .main }
  /// Whether the window is the key window, as it is after ``makeKeyAndVisible()``.
  public private(set) final var isKeyWindow = false

  /// Makes the window the key window.
  ///
  ///     let window = UIWindow()
  ///     window.makeKey()
  ///     // window.isKeyWindow == true
  open func makeKey() { isKeyWindow = true }

  /// Hands an event to views. It has no effect here, since there are no events.
  ///
  ///     final class Watched: UIWindow {
  ///       var count = 0
  ///       override func sendEvent(_ event: UIEvent) {
  ///         count += 1
  ///         super.sendEvent(event)
  ///       }
  ///     }
  ///
  /// - Parameter event: The event.
  open func sendEvent(_ event: UIEvent) {}

  /// The level of a window. Windows of a higher level are in front.
  ///
  /// ``UIWindow/windowLevel`` takes it. Levels can be compared, and a number can be added or
  /// subtracted:
  ///
  ///     // UIWindow.Level.normal + 1 > .normal
  public struct Level: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The level of normal windows.
    public static let normal = Level(rawValue: 0)
    /// The level of the status bar.
    public static let statusBar = Level(rawValue: 1000)
    /// The level of alerts, in front of all others.
    public static let alert = Level(rawValue: 2000)
  }

  /// Makes a window as large as the screen.
  public convenience init() {
    self.init(frame: UIScreen.main.bounds)
  }

  /// Makes a window with a frame in the coordinates of the screen, in points.
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

  /// Makes a window with an empty frame. Nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    item.state.insert(.isInWindow)
  }

  /// The frame in the coordinates of the screen, in points. Setting another size calls
  /// ``UIViewController/viewWillTransition(to:with:)`` of the root controller.
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

  /// Shows the window, and makes it the key window.
  ///
  ///     let window = UIWindow()
  ///     window.rootViewController = UIViewController()
  ///     window.makeKeyAndVisible()
  ///     // window.isHidden == false
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }
}
