/// The accessibility settings of the system, and notifications to VoiceOver.
///
///     let duration = UIAccessibility.isReduceMotionEnabled ? 0 : 0.25
///     UIView.animate(withDuration: duration) { view.layoutIfNeeded() }
///
/// Nothing is on here but bold text, which follows ``UITraitCollection/current``, and nothing is
/// said.
@preconcurrency @MainActor
public enum UIAccessibility {
  /// A change that VoiceOver is notified of.
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
    /// A sentence is to be spoken.
    public static let announcement = Notification(rawValue: 1008)
  }

  /// Notifies VoiceOver of a change. Does nothing here.
  ///
  ///     UIAccessibility.post(notification: .screenChanged, argument: title)
  ///
  /// - Parameters:
  ///   - notification: What has happened.
  ///   - argument: What is said, or the view to go to.
  public static func post(notification: Notification, argument: Any?) {}

  /// Whether VoiceOver reads the screen aloud: never here.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether animations are to be reduced: never here.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether text is bold everywhere, by ``UITraitCollection/current``.
  public static var isBoldTextEnabled: Bool {
    UITraitCollection.current.legibilityWeight == .bold
  }
  /// Whether backgrounds are to be opaque: never here.
  public static var isReduceTransparencyEnabled: Bool { false }
}
