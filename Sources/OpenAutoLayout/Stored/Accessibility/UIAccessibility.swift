public import Foundation

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
    /// A scroll view has turned to another page.
    public static let pageScrolled = Notification(rawValue: 1009)
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
  /// Whether Switch Control is on. Always `false` here.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether AssistiveTouch is on. Always `false` here.
  public static var isAssistiveTouchRunning: Bool { false }
  /// Whether Guided Access is on. Always `false` here.
  public static var isGuidedAccessEnabled: Bool { false }
  /// Whether the colors of the screen are inverted. Always `false` here.
  public static var isInvertColorsEnabled: Bool { false }
  /// Whether the screen shows no colors. Always `false` here.
  public static var isGrayscaleEnabled: Bool { false }
  /// Whether the user prefers more contrast. Always `false` here.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// Whether the user prefers captions. Always `false` here.
  public static var isClosedCaptioningEnabled: Bool { false }
  /// Whether sound has one channel. Always `false` here.
  public static var isMonoAudioEnabled: Bool { false }
  /// Whether selected text can be spoken. Always `false` here.
  public static var isSpeakSelectionEnabled: Bool { false }
  /// Whether the screen can be spoken. Always `false` here.
  public static var isSpeakScreenEnabled: Bool { false }
  /// Whether a shake offers to undo. Always `false` here.
  public static var isShakeToUndoEnabled: Bool { false }
  /// Whether switches have labels. Always `false` here.
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  /// Whether previews of videos play by themselves. Always `false` here.
  public static var isVideoAutoplayEnabled: Bool { false }
  /// Whether buttons have outlines. Always `false` here.
  public static var buttonShapesEnabled: Bool { false }
  /// Whether the user prefers transitions that fade. Always `false` here.
  public static var prefersCrossFadeTransitions: Bool { false }
  /// Whether color must not be the only difference. Always `false` here.
  public static var shouldDifferentiateWithoutColor: Bool { false }

  /// Returns a rectangle of a view in the coordinates of the screen.
  ///
  ///     let card = UIView(frame: CGRect(x: 20, y: 100, width: 200, height: 80))
  ///     view.addSubview(card)
  ///     // UIAccessibility.convertToScreenCoordinates(card.bounds, in: card) == card.frame
  ///
  /// - Parameters:
  ///   - rect: The rectangle in the view's own coordinates, in points.
  ///   - view: The view.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: nil)
  }
}
