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
}
