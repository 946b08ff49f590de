public import Foundation

/// The app object, for code that uses it. There is no app here, so it has no windows and opens
/// nothing.
///
///     // UIApplication.shared.windows.isEmpty
///
/// Its text size and its layout direction are those of ``UITraitCollection/current``.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The shared app object.
  public static let shared = UIApplication()

  /// The URL of the app's page in the Settings app.
  public static let openSettingsURLString = "app-settings:"

  /// The windows of the app. Always empty here.
  open var windows: [UIWindow] { [] }
  /// The window that receives key events. Always `nil` here.
  open var keyWindow: UIWindow? { nil }
  /// The scenes of the app. Always empty here.
  open var connectedScenes: Set<UIScene> { [] }
  /// The state of the app. Always ``State/active`` here.
  open var applicationState: State { .active }
  /// The text size that the user prefers.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UITraitCollection.current.preferredContentSizeCategory
  }
  /// The layout direction of the user interface.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// The delegate of the app. Always `nil` here, since there is no app.
  open weak var delegate: (any UIApplicationDelegate)?
  /// The number on the icon. It is only stored.
  open var applicationIconBadgeNumber = 0
  /// The seconds that the app may go on in the background. Always unlimited here.
  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  /// Whether protected files can be read. Always `true` here.
  open var isProtectedDataAvailable: Bool { true }
  /// Whether the app can show several scenes. Always `false` here.
  open var supportsMultipleScenes: Bool { false }
  /// The name of the icon in use, or `nil` for the main one. Always `nil` here.
  open var alternateIconName: String? { nil }

  /// Asks for remote notifications. It has no effect here.
  ///
  ///     UIApplication.shared.registerForRemoteNotifications()
  open func registerForRemoteNotifications() {}

  /// Begins a task that goes on in the background. Nothing ends it here.
  ///
  ///     let task = UIApplication.shared.beginBackgroundTask(withName: "Save")
  ///     UIApplication.shared.endBackgroundTask(task)
  ///
  /// - Parameters:
  ///   - taskName: The name of the task.
  ///   - handler: The closure to call when the time is over. It is never called here.
  /// - Returns: Always ``UIBackgroundTaskIdentifier/invalid``, since the app is never in the
  ///   background.
  open func beginBackgroundTask(
    withName taskName: String? = nil, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }

  /// Ends a task that goes on in the background. It has no effect here.
  ///
  ///     UIApplication.shared.endBackgroundTask(.invalid)
  ///
  /// - Parameter identifier: The task.
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// Whether the screen stays on without touches. It is only stored.
  open var isIdleTimerDisabled = false

  /// The state of an app.
  ///
  /// ``UIApplication/applicationState`` returns it.
  public enum State: Int, Sendable {
    /// In the foreground, receiving events.
    case active = 0
    /// In the foreground, not receiving events.
    case inactive = 1
    /// In the background.
    case background = 2
  }

  /// Opens a URL in another app. Opens nothing here.
  ///
  ///     let address = URL(string: "https://example.com")
  ///     if let address { UIApplication.shared.open(address) }
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - options: The options, which are not read.
  ///   - completion: A closure that receives whether the URL was opened. It is called at once, with
  ///     `false`.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    completion?(false)
  }

  /// Returns whether an app can open a URL. Always `false` here.
  ///
  ///     let address = URL(string: "https://example.com")
  ///     // address.map(UIApplication.shared.canOpenURL) == false
  ///
  /// - Parameter url: The URL.
  open func canOpenURL(_ url: URL) -> Bool { false }

  /// An option for opening a URL.
  ///
  /// ``UIApplication/open(_:options:completionHandler:)`` takes it.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// An option of a URL that the app is asked to open. Delegates of apps take it.
  ///
  ///     let options: [UIApplication.OpenURLOptionsKey: Any] = [.sourceApplication: "mail"]
  ///     // options.count == 1
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The app that asks.
    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// Whether the document must be copied before it is changed.
    public static let openInPlace = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  /// A reason why an app was launched. Delegates of apps take it.
  ///
  ///     let options: [UIApplication.LaunchOptionsKey: Any] = [.remoteNotification: [:]]
  ///     // options.count == 1
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// A URL to open.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// A notification from a server.
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    /// A quick action of the Home Screen.
    public static let shortcutItem = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    /// A change of the place.
    public static let location = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsLocationKey")
  }
}

/// A delegate of an app. Nothing calls it here, since there is no app.
///
/// ``UIApplication/delegate`` has it on Apple's platforms.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: AnyObject {}

/// A task that goes on while the app is in the background.
///
/// ``UIApplication/endBackgroundTask(_:)`` takes it.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// No task.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// One instance of an app's user interface. There are none here.
///
/// ``UIApplication/connectedScenes`` has them on Apple's platforms.
@preconcurrency @MainActor
open class UIScene: NSObject {
  /// The state of a scene.
  ///
  /// ``UIScene/activationState`` returns it.
  public enum ActivationState: Int, Sendable {
    /// Not connected to the app.
    case unattached = -1
    /// In the foreground, receiving events.
    case foregroundActive = 0
    /// In the foreground, not receiving events.
    case foregroundInactive = 1
    /// In the background.
    case background = 2
  }

  /// The title of the scene. It is only stored.
  open var title: String! = ""
  /// The state of the scene. Always ``ActivationState/unattached`` here.
  open var activationState: ActivationState { .unattached }
}

/// A scene that manages windows. There are none here.
///
/// ``UIApplication/connectedScenes`` has them on Apple's platforms.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  /// The windows of the scene. Always empty here.
  open var windows: [UIWindow] { [] }
  /// The screen of the scene.
  open var screen: UIScreen { .main }
  /// The window that receives key events. Always `nil` here.
  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
  /// The traits of the scene, those of its screen.
  open var traitCollection: UITraitCollection { screen.traitCollection }
  /// The orientation of the scene. Always ``UIInterfaceOrientation/portrait`` here.
  open var interfaceOrientation: UIInterfaceOrientation { .portrait }
  /// The status bar of the scene. Always `nil` here.
  open var statusBarManager: UIStatusBarManager? { nil }
}

/// The status bar of a scene. There is none here.
///
/// ``UIWindowScene/statusBarManager`` has it on Apple's platforms.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  /// The frame of the status bar in the window's coordinates, in points: always zero here.
  open var statusBarFrame: CGRect { .zero }
  /// Whether the status bar is hidden: always `true` here.
  open var isStatusBarHidden: Bool { true }
  /// The style of the status bar.
  open var statusBarStyle: UIStatusBarStyle { .default }
}
