public import Foundation

/// The base class of objects that give haptic feedback. They do nothing here.
///
///     UISelectionFeedbackGenerator().selectionChanged()
///
/// Use ``UIImpactFeedbackGenerator``, ``UISelectionFeedbackGenerator`` or
/// ``UINotificationFeedbackGenerator``.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// Prepares the generator for feedback. Does nothing here.
  ///
  ///     UISelectionFeedbackGenerator().prepare()
  open func prepare() {}
}

/// A generator of haptic feedback for impacts. It does nothing here.
///
///     UIImpactFeedbackGenerator(style: .light).impactOccurred()
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The mass or the hardness of the objects that collide.
  ///
  /// ``UIImpactFeedbackGenerator/init(style:)`` takes it.
  public enum FeedbackStyle: Int, Sendable {
    /// Small objects.
    case light = 0
    /// Objects of a medium size.
    case medium = 1
    /// Large objects.
    case heavy = 2
    /// Soft objects.
    case soft = 3
    /// Hard objects.
    case rigid = 4
  }

  /// Makes a generator of impacts in ``FeedbackStyle/medium`` style.
  public convenience override init() { self.init(style: .medium) }

  /// Makes a generator of impacts.
  ///
  ///     UIImpactFeedbackGenerator(style: .heavy).impactOccurred()
  ///
  /// - Parameter style: The style of the impacts. It is not kept.
  public init(style: FeedbackStyle) {
    super.init()
  }

  /// Gives feedback. Does nothing here.
  ///
  ///     UIImpactFeedbackGenerator(style: .light).impactOccurred()
  open func impactOccurred() {}

  /// Gives feedback of a given strength. Does nothing here.
  ///
  ///     UIImpactFeedbackGenerator(style: .light).impactOccurred(intensity: 0.5)
  ///
  /// - Parameter intensity: The strength, from 0 to 1.
  open func impactOccurred(intensity: CGFloat) {}
}

/// A generator of haptic feedback for changes of a selection. It does nothing here.
///
///     UISelectionFeedbackGenerator().selectionChanged()
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Gives feedback. Does nothing here.
  ///
  ///     UISelectionFeedbackGenerator().selectionChanged()
  open func selectionChanged() {}
}

/// A generator of haptic feedback for successes, warnings and failures. It does nothing here.
///
///     UINotificationFeedbackGenerator().notificationOccurred(.success)
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The kind of event that the feedback is for.
  ///
  /// ``UINotificationFeedbackGenerator/notificationOccurred(_:)`` takes it.
  public enum FeedbackType: Int, Sendable {
    /// A task has succeeded.
    case success = 0
    /// A task has produced a warning.
    case warning = 1
    /// A task has failed.
    case error = 2
  }

  /// Gives feedback. Does nothing here.
  ///
  ///     UINotificationFeedbackGenerator().notificationOccurred(.error)
  ///
  /// - Parameter notificationType: The kind of event that the feedback is for.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
