public import Foundation

/// A controller that offers activities for items, such as copying or sharing. It is stored, and
/// does not show.
///
///     let sheet = UIActivityViewController(activityItems: ["Grace"], applicationActivities: nil)
///     sheet.popoverPresentationController?.sourceView = button
///     // sheet.activityItems.count == 1
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  /// The type of an activity.
  ///
  /// ``UIActivityViewController/excludedActivityTypes`` takes several.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// Copies the items to the pasteboard.
    public static let copyToPasteboard = ActivityType(rawValue: "copyToPasteboard")
    /// Prints the items.
    public static let print = ActivityType(rawValue: "print")
    /// Sends the items by mail.
    public static let mail = ActivityType(rawValue: "mail")
    /// Sends the items in a message.
    public static let message = ActivityType(rawValue: "message")
    /// Saves an image.
    public static let saveToCameraRoll = ActivityType(rawValue: "saveToCameraRoll")
    /// Sends the items to a device nearby.
    public static let airDrop = ActivityType(rawValue: "airDrop")
  }

  /// A closure that is called after an activity. It receives the type of the activity, whether it
  /// is complete, the changed items, and an error.
  public typealias CompletionWithItemsHandler = (ActivityType?, Bool, [Any]?, (any Error)?) -> Void

  /// The items that the activities are for.
  public private(set) final var activityItems: [Any] = []
  /// The types of activities that are not offered.
  open var excludedActivityTypes: [ActivityType]?
  /// The closure to call after an activity. It is never called here.
  open var completionWithItemsHandler: CompletionWithItemsHandler?

  /// Makes a controller that offers activities for items.
  ///
  ///     UIActivityViewController(activityItems: ["Grace"], applicationActivities: nil)
  ///
  /// - Parameters:
  ///   - activityItems: The items that the activities are for.
  ///   - applicationActivities: The activities of the app. They are not kept.
  public convenience init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.init(nibName: nil, bundle: nil)
    self.activityItems = activityItems
  }
}

/// An activity of the app. Nothing offers it here.
///
/// ``UIActivityViewController/init(activityItems:applicationActivities:)`` takes several.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// The title.
  open var activityTitle: String? { nil }
  /// The image.
  open var activityImage: UIImage? { nil }
  /// The type of the activity.
  open var activityType: UIActivityViewController.ActivityType? { nil }

  public override init() {
    super.init()
  }

  /// Returns whether the activity can act on items. Nothing calls it here.
  ///
  ///     // UIActivity().canPerform(withActivityItems: ["Grace"]) == false
  ///
  /// - Parameter activityItems: The items.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }

  /// Prepares the activity for items. Nothing calls it here.
  ///
  ///     UIActivity().prepare(withActivityItems: ["Grace"])
  ///
  /// - Parameter activityItems: The items.
  open func prepare(withActivityItems activityItems: [Any]) {}

  /// Performs the activity. Nothing calls it here.
  ///
  ///     UIActivity().perform()
  open func perform() {}
}
