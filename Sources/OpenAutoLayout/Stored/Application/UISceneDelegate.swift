public import Foundation

/// A session of a scene, which outlives it. There are none here.
///
/// ``UISceneDelegate/scene(_:willConnectTo:options:)`` takes it.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// The identifier of the session. It is empty here.
  open var persistentIdentifier: String { "" }
  /// The scene of the session. Always `nil` here.
  open var scene: UIScene? { nil }
  /// Values that the app keeps for the session. They are only stored.
  open var userInfo: [String: Any]?
}

/// A URL that an app is asked to open.
///
/// ``UIScene/ConnectionOptions/urlContexts`` has those of a scene that begins.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  /// The URL.
  public final let url: URL

  /// Makes a context, for tests of code that takes one.
  ///
  ///     let link = URL(string: "https://example.com").map(UIOpenURLContext.init(url:))
  ///     // link?.url.host == "example.com"
  ///
  /// - Parameter url: The URL.
  public init(url: URL) {
    self.url = url
    super.init()
  }
}

extension UIScene {
  /// The reasons why a scene begins. There are none here.
  ///
  /// ``UISceneDelegate/scene(_:willConnectTo:options:)`` takes it.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    /// The URLs to open. Always empty here.
    open var urlContexts: Set<UIOpenURLContext> { [] }
    /// The app that asks for the scene. Always `nil` here.
    open var sourceApplication: String? { nil }
  }
}

/// A delegate of a scene. Nothing calls it here, since there are no scenes.
///
/// Each method has a default implementation. A test that needs the first screen makes it without
/// a scene:
///
///     let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
///     window.rootViewController = UIViewController()
///     window.makeKeyAndVisible()
///     // window.rootViewController?.view.frame.width == 390
@preconcurrency @MainActor
public protocol UISceneDelegate: AnyObject {
  /// Makes the first screen of a scene.
  ///
  ///     final class SceneDelegate: UIWindowSceneDelegate {
  ///       var window: UIWindow?
  ///       func scene(
  ///         _ scene: UIScene, willConnectTo session: UISceneSession,
  ///         options connectionOptions: UIScene.ConnectionOptions
  ///       ) { window?.makeKeyAndVisible() }
  ///     }
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - session: The session of the scene.
  ///   - connectionOptions: The reasons why the scene begins.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)

  /// Opens URLs.
  ///
  ///     final class SceneDelegate: UISceneDelegate {
  ///       func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
  ///     }
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - URLContexts: The URLs.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)

  /// Notifies the delegate that the scene was disconnected.
  ///
  ///     final class SceneDelegate: UISceneDelegate {
  ///       func sceneDidDisconnect(_ scene: UIScene) {}
  ///     }
  ///
  /// - Parameter scene: The scene.
  func sceneDidDisconnect(_ scene: UIScene)

  /// Notifies the delegate that the scene receives events.
  ///
  ///     final class SceneDelegate: UISceneDelegate {
  ///       func sceneDidBecomeActive(_ scene: UIScene) {}
  ///     }
  ///
  /// - Parameter scene: The scene.
  func sceneDidBecomeActive(_ scene: UIScene)

  /// Notifies the delegate that the scene is about to receive no more events.
  ///
  ///     final class SceneDelegate: UISceneDelegate {
  ///       func sceneWillResignActive(_ scene: UIScene) {}
  ///     }
  ///
  /// - Parameter scene: The scene.
  func sceneWillResignActive(_ scene: UIScene)

  /// Notifies the delegate that the scene comes to the foreground.
  ///
  ///     final class SceneDelegate: UISceneDelegate {
  ///       func sceneWillEnterForeground(_ scene: UIScene) {}
  ///     }
  ///
  /// - Parameter scene: The scene.
  func sceneWillEnterForeground(_ scene: UIScene)

  /// Notifies the delegate that the scene is in the background.
  ///
  ///     final class SceneDelegate: UISceneDelegate {
  ///       func sceneDidEnterBackground(_ scene: UIScene) {}
  ///     }
  ///
  /// - Parameter scene: The scene.
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
  public func sceneDidDisconnect(_ scene: UIScene) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}

/// A delegate of a scene with windows. Nothing calls it here, since there are no scenes.
///
/// ``UISceneDelegate`` has its methods.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window of the scene. The default is `nil`, and does not change.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
