/// The settings that a person has made, and what is said to those who do not see.
///
///     let duration = UIAccessibility.isReduceMotionEnabled ? 0 : 0.25
///     UIView.animate(withDuration: duration) { view.layoutIfNeeded() }
///
/// Nothing is on here but bold text, which follows ``UITraitCollection/current``, and nothing is
/// said.
@preconcurrency @MainActor
public enum UIAccessibility {
  /// A change that those who do not see are notified of.
  ///
  /// ``UIAccessibility/post(notification:argument:)`` takes it.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Another screen shows.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A part of the screen shows something else.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// There is something to say.
    public static let announcement = Notification(rawValue: 1008)
  }

  /// Notifies those who do not see of a change. Does nothing here.
  ///
  ///     UIAccessibility.post(notification: .screenChanged, argument: title)
  ///
  /// - Parameters:
  ///   - notification: What has happened.
  ///   - argument: What is said, or the view to go to.
  public static func post(notification: Notification, argument: Any?) {}

  /// Whether the screen is read out.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether little is to move.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether text is bold everywhere.
  public static var isBoldTextEnabled: Bool {
    UITraitCollection.current.legibilityWeight == .bold
  }
  /// Whether nothing is to shine through.
  public static var isReduceTransparencyEnabled: Bool { false }
}
