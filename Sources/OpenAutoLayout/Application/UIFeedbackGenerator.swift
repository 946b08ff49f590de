public import Foundation

/// A source of feedback that is felt. It does nothing.
///
///     UISelectionFeedbackGenerator().selectionChanged()
///
/// Use ``UIImpactFeedbackGenerator``, ``UISelectionFeedbackGenerator`` or
/// ``UINotificationFeedbackGenerator``.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// Makes ready for feedback. Does nothing.
  ///
  ///     UISelectionFeedbackGenerator().prepare()
  open func prepare() {}
}

/// Feedback for something that hits something else. It does nothing.
///
///     UIImpactFeedbackGenerator(style: .light).impactOccurred()
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How strong an impact is.
  ///
  /// ``UIImpactFeedbackGenerator/init(style:)`` takes it.
  public enum FeedbackStyle: Int, Sendable {
    /// Between small things.
    case light = 0
    /// Between things of a medium size.
    case medium = 1
    /// Between large things.
    case heavy = 2
    /// Between soft things.
    case soft = 3
    /// Between hard things.
    case rigid = 4
  }

  /// Makes a source of impacts of a medium strength.
  public convenience override init() { self.init(style: .medium) }

  /// Makes a source of impacts.
  ///
  ///     UIImpactFeedbackGenerator(style: .heavy).impactOccurred()
  ///
  /// - Parameter style: How strong they are. It is not kept.
  public init(style: FeedbackStyle) {
    super.init()
  }

  /// Gives feedback. Does nothing.
  ///
  ///     UIImpactFeedbackGenerator(style: .light).impactOccurred()
  open func impactOccurred() {}

  /// Gives feedback of a strength. Does nothing.
  ///
  ///     UIImpactFeedbackGenerator(style: .light).impactOccurred(intensity: 0.5)
  ///
  /// - Parameter intensity: The strength, from 0 to 1.
  open func impactOccurred(intensity: CGFloat) {}
}

/// Feedback for a selection that changes. It does nothing.
///
///     UISelectionFeedbackGenerator().selectionChanged()
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Gives feedback. Does nothing.
  ///
  ///     UISelectionFeedbackGenerator().selectionChanged()
  open func selectionChanged() {}
}

/// Feedback for something that has succeeded or failed. It does nothing.
///
///     UINotificationFeedbackGenerator().notificationOccurred(.success)
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// What has happened.
  ///
  /// ``UINotificationFeedbackGenerator/notificationOccurred(_:)`` takes it.
  public enum FeedbackType: Int, Sendable {
    /// Something has succeeded.
    case success = 0
    /// Something needs attention.
    case warning = 1
    /// Something has failed.
    case error = 2
  }

  /// Gives feedback. Does nothing.
  ///
  ///     UINotificationFeedbackGenerator().notificationOccurred(.error)
  ///
  /// - Parameter notificationType: What has happened.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
