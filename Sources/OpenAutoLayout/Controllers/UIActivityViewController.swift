public import Foundation

/// Offers what can be done with something. It is stored: what is presented does not show.
///
///     let sheet = UIActivityViewController(activityItems: ["Grace"], applicationActivities: nil)
///     sheet.popoverPresentationController?.sourceView = button
///     // sheet.activityItems.count == 1
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  /// The name of what can be done.
  ///
  /// ``UIActivityViewController/excludedActivityTypes`` takes some.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// Copies.
    public static let copyToPasteboard = ActivityType(rawValue: "copyToPasteboard")
    /// Prints.
    public static let print = ActivityType(rawValue: "print")
    /// Sends a mail.
    public static let mail = ActivityType(rawValue: "mail")
    /// Sends a message.
    public static let message = ActivityType(rawValue: "message")
    /// Keeps an image.
    public static let saveToCameraRoll = ActivityType(rawValue: "saveToCameraRoll")
    /// Sends to a device nearby.
    public static let airDrop = ActivityType(rawValue: "airDrop")
  }

  /// What hears of what was done.
  public typealias CompletionWithItemsHandler = (ActivityType?, Bool, [Any]?, (any Error)?) -> Void

  /// What something is done with.
  public private(set) final var activityItems: [Any] = []
  /// What is not offered.
  open var excludedActivityTypes: [ActivityType]?
  /// What hears of what was done: never here.
  open var completionWithItemsHandler: CompletionWithItemsHandler?

  /// Makes an offer.
  ///
  ///     UIActivityViewController(activityItems: ["Grace"], applicationActivities: nil)
  ///
  /// - Parameters:
  ///   - activityItems: What something is done with.
  ///   - applicationActivities: What else is offered.
  public convenience init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.init(nibName: nil, bundle: nil)
    self.activityItems = activityItems
  }
}

/// Something that an app offers to do. Nobody asks for it here.
///
/// ``UIActivityViewController/init(activityItems:applicationActivities:)`` takes several.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// The name.
  open var activityTitle: String? { nil }
  /// The image.
  open var activityImage: UIImage? { nil }
  /// The name to know it by.
  open var activityType: UIActivityViewController.ActivityType? { nil }

  public override init() {
    super.init()
  }

  /// Returns whether it can be done with something. Nobody asks here.
  ///
  ///     // UIActivity().canPerform(withActivityItems: ["Grace"]) == false
  ///
  /// - Parameter activityItems: What it is done with.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }

  /// Prepares to do it. Nobody calls it here.
  ///
  ///     UIActivity().prepare(withActivityItems: ["Grace"])
  ///
  /// - Parameter activityItems: What it is done with.
  open func prepare(withActivityItems activityItems: [Any]) {}

  /// Does it. Nobody calls it here.
  ///
  ///     UIActivity().perform()
  open func perform() {}
}
