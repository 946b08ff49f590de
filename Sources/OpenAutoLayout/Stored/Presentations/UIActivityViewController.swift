public import Foundation

/// A controller that offers activities for items, such as copying or sharing. It is stored, and
/// does not show.
///
///     let sheet = UIActivityViewController(activityItems: ["Grace"], applicationActivities: nil)
///     sheet.popoverPresentationController?.sourceView = button
///     // sheet.activityItems.count == 1
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  /// A closure that is called after an activity. It receives the type of the activity, whether it
  /// is complete, the changed items, and an error.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  /// The items that the activities are for.
  public private(set) final var activityItems: [Any] = []
  /// The types of activities that are not offered.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
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
  /// The type of an activity.
  ///
  /// ``UIActivityViewController/excludedActivityTypes`` takes several.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// Makes a type of the app's own.
    ///
    ///     // UIActivity.ActivityType("archive") == UIActivity.ActivityType(rawValue: "archive")
    ///
    /// - Parameter rawValue: The identifier of the type.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Posts the items to Facebook.
    public static let postToFacebook = ActivityType(rawValue: "postToFacebook")
    /// Posts the items to X.
    public static let postToTwitter = ActivityType(rawValue: "postToTwitter")
    /// Posts the items to Weibo.
    public static let postToWeibo = ActivityType(rawValue: "postToWeibo")
    /// Sends the items in a message.
    public static let message = ActivityType(rawValue: "message")
    /// Sends the items by mail.
    public static let mail = ActivityType(rawValue: "mail")
    /// Prints the items.
    public static let print = ActivityType(rawValue: "print")
    /// Copies the items to the pasteboard.
    public static let copyToPasteboard = ActivityType(rawValue: "copyToPasteboard")
    /// Assigns an image to a contact.
    public static let assignToContact = ActivityType(rawValue: "assignToContact")
    /// Saves an image.
    public static let saveToCameraRoll = ActivityType(rawValue: "saveToCameraRoll")
    /// Adds a link to the reading list.
    public static let addToReadingList = ActivityType(rawValue: "addToReadingList")
    /// Posts an image to Flickr.
    public static let postToFlickr = ActivityType(rawValue: "postToFlickr")
    /// Posts a video to Vimeo.
    public static let postToVimeo = ActivityType(rawValue: "postToVimeo")
    /// Posts the items to Tencent Weibo.
    public static let postToTencentWeibo = ActivityType(rawValue: "postToTencentWeibo")
    /// Sends the items to a device nearby.
    public static let airDrop = ActivityType(rawValue: "airDrop")
    /// Opens a document in Books.
    public static let openInIBooks = ActivityType(rawValue: "openInIBooks")
    /// Marks up a document.
    public static let markupAsPDF = ActivityType(rawValue: "markupAsPDF")
    /// Shares the items in a call.
    public static let sharePlay = ActivityType(rawValue: "sharePlay")
    /// Invites people by a link.
    public static let collaborationInviteWithLink = ActivityType(
      rawValue: "collaborationInviteWithLink")
    /// Copies a link for people to join.
    public static let collaborationCopyLink = ActivityType(rawValue: "collaborationCopyLink")
  }

  /// The row of the sheet that an activity is in.
  ///
  /// ``UIActivity/activityCategory`` has it.
  public enum Category: Int, Sendable {
    /// The row of actions.
    case action = 0
    /// The row of apps.
    case share = 1
  }

  /// The row of the sheet. The default is ``Category/action``.
  open class var activityCategory: Category { .action }
  /// The controller that performs the activity, or `nil` for ``perform()``.
  open var activityViewController: UIViewController? { nil }
  /// The title.
  open var activityTitle: String? { nil }
  /// The image.
  open var activityImage: UIImage? { nil }
  /// The type of the activity.
  open var activityType: ActivityType? { nil }

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

  /// Ends the activity. It has no effect here.
  ///
  ///     final class Archive: UIActivity {
  ///       override func perform() { activityDidFinish(true) }
  ///     }
  ///
  /// - Parameter completed: Whether the activity is complete.
  open func activityDidFinish(_ completed: Bool) {}
}

/// An object that gives an item to activities. Nothing asks it here.
///
/// ``UIActivityViewController/init(activityItems:applicationActivities:)`` takes several.
@preconcurrency @MainActor
public protocol UIActivityItemSource: AnyObject {
  /// Returns an item of the kind of the real one.
  ///
  ///     final class Report: UIActivityItemSource {
  ///       func activityViewControllerPlaceholderItem(
  ///         _ activityViewController: UIActivityViewController
  ///       ) -> Any { "" }
  ///       func activityViewController(
  ///         _ activityViewController: UIActivityViewController,
  ///         itemForActivityType activityType: UIActivity.ActivityType?
  ///       ) -> Any? { "Report" }
  ///     }
  ///
  /// - Parameter activityViewController: The controller that asks.
  func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any

  /// Returns the item for an activity.
  ///
  ///     func item(of source: any UIActivityItemSource, in sheet: UIActivityViewController) -> Any? {
  ///       source.activityViewController(sheet, itemForActivityType: .mail)
  ///     }
  ///
  /// - Parameters:
  ///   - activityViewController: The controller that asks.
  ///   - activityType: The type of the activity, or `nil` if it is not known.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?

  /// Returns the subject of a message with the item. The default is an empty one.
  ///
  ///     func subject(of source: any UIActivityItemSource, in sheet: UIActivityViewController) -> String {
  ///       source.activityViewController(sheet, subjectForActivityType: .mail)
  ///     }
  ///
  /// - Parameters:
  ///   - activityViewController: The controller that asks.
  ///   - activityType: The type of the activity, or `nil` if it is not known.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
}

extension UIActivityItemSource {
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
}
