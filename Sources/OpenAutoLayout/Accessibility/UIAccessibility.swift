/// What a person has asked for, and what is said to those who do not see. Nothing is on, and nothing is
/// said here.
@preconcurrency @MainActor
public enum UIAccessibility {
  /// What has happened.
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

  /// Does nothing.
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
