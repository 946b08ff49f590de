/// The accessibility settings of the system, and notifications to VoiceOver.
///
///     let duration = UIAccessibility.isReduceMotionEnabled ? 0 : 0.25
///     UIView.animate(withDuration: duration) { view.layoutIfNeeded() }
///
/// Every setting is off here except bold text, which follows ``UITraitCollection/current``.
/// VoiceOver never runs, so notifications have no effect.
@preconcurrency @MainActor
public enum UIAccessibility {
  /// A kind of change that VoiceOver is notified of.
  ///
  /// ``UIAccessibility/post(notification:argument:)`` takes it.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// A new screen has appeared.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A part of the screen has changed.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// A text should be spoken.
    public static let announcement = Notification(rawValue: 1008)
  }

  /// Notifies VoiceOver of a change. Does nothing here.
  ///
  ///     UIAccessibility.post(notification: .screenChanged, argument: title)
  ///
  /// - Parameters:
  ///   - notification: The kind of change.
  ///   - argument: The text to speak, or the view to move to.
  public static func post(notification: Notification, argument: Any?) {}

  /// Whether VoiceOver reads the screen aloud. Always `false` here.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether the user prefers fewer animations. Always `false` here.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether the user prefers bold text, as ``UITraitCollection/current`` says.
  public static var isBoldTextEnabled: Bool {
    UITraitCollection.current.legibilityWeight == .bold
  }
  /// Whether the user prefers opaque backgrounds. Always `false` here.
  public static var isReduceTransparencyEnabled: Bool { false }
}
