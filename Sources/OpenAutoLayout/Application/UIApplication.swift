public import Foundation

/// The app. There is none: it has no windows, and opens nothing.
///
///     // UIApplication.shared.windows.isEmpty
///
/// What it says of text and reading direction is what ``UITraitCollection/current`` says.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The only app.
  public static let shared = UIApplication()

  /// The page of the app in the system's settings.
  public static let openSettingsURLString = "app-settings:"

  /// The windows of the app: none.
  open var windows: [UIWindow] { [] }
  /// The window that takes keys: none.
  open var keyWindow: UIWindow? { nil }
  /// The scenes of the app: none.
  open var connectedScenes: Set<UIScene> { [] }
  /// Whether the app shows: always.
  open var applicationState: State { .active }
  /// The size of text that a person has set.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UITraitCollection.current.preferredContentSizeCategory
  }
  /// The direction in which the app is read.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// Whether the screen stays on.
  open var isIdleTimerDisabled = false

  /// Whether an app shows.
  ///
  /// ``UIApplication/applicationState`` says it.
  public enum State: Int, Sendable {
    /// It shows.
    case active = 0
    /// It shows, and something else takes touches.
    case inactive = 1
    /// It does not show.
    case background = 2
  }

  /// Opens something in another app. Does nothing here.
  ///
  ///     let address = URL(string: "https://example.com")
  ///     if let address { UIApplication.shared.open(address) }
  ///
  /// - Parameters:
  ///   - url: What to open.
  ///   - options: How.
  ///   - completion: Is called with whether it was opened, which it was not.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    completion?(false)
  }

  /// Returns whether something can be opened in another app: nothing can.
  ///
  ///     let address = URL(string: "https://example.com")
  ///     // address.map(UIApplication.shared.canOpenURL) == false
  ///
  /// - Parameter url: What to open.
  open func canOpenURL(_ url: URL) -> Bool { false }

  /// How something is opened.
  ///
  /// ``UIApplication/open(_:options:completionHandler:)`` takes it.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

/// A part of an app with windows of its own. There are none here.
///
/// ``UIApplication/connectedScenes`` has them on Apple's platforms.
@preconcurrency @MainActor
open class UIScene: NSObject {
  /// Whether a scene shows.
  ///
  /// ``UIScene/activationState`` says it.
  public enum ActivationState: Int, Sendable {
    /// It has no windows.
    case unattached = -1
    /// It shows.
    case foregroundActive = 0
    /// It shows, and something else takes touches.
    case foregroundInactive = 1
    /// It does not show.
    case background = 2
  }

  /// Whether the scene shows.
  open var activationState: ActivationState { .unattached }
}

/// A scene with windows. There are none here.
///
/// ``UIApplication/connectedScenes`` has them on Apple's platforms.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  /// The windows of the scene.
  open var windows: [UIWindow] { [] }
  /// The screen of the scene.
  open var screen: UIScreen { .main }
}
