public import Foundation

/// An item that is dragged. Nothing drags it here.
///
///     let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "Grace")))
///     item.localObject = "Grace"
///
/// ``UIDragInteractionDelegate/dragInteraction(_:itemsForBeginning:)`` returns several.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  /// The data of the item.
  public final let itemProvider: NSItemProvider
  /// The item as the app itself knows it.
  open var localObject: Any?
  /// The closure that makes the preview of the item.
  open var previewProvider: (() -> UIDragPreview?)?

  /// Makes an item.
  ///
  ///     UIDragItem(itemProvider: NSItemProvider())
  ///
  /// - Parameter itemProvider: The data of the item.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}

/// The picture of an item while it is dragged. Nothing shows it here.
///
/// ``UIDragItem/previewProvider`` returns it.
@preconcurrency @MainActor
open class UIDragPreview: NSObject {
  /// The view that shows the item.
  public final let view: UIView
  /// The outline and the background of the preview.
  public final let parameters: UIPreviewParameters

  /// Makes a preview.
  ///
  ///     // UIDragPreview(view: card).view === card
  ///
  /// - Parameters:
  ///   - view: The view that shows the item.
  ///   - parameters: The outline and the background.
  public init(view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()) {
    self.view = view
    self.parameters = parameters
    super.init()
  }
}

/// A drag of items, as both sides of it see it. There are no drags here.
///
/// ``UIDragSession`` and ``UIDropSession`` have more.
@preconcurrency @MainActor
public protocol UIDragDropSession: AnyObject {
  /// The dragged items.
  var items: [UIDragItem] { get }

  /// Returns where the drag is.
  ///
  ///     func place(of session: any UIDragDropSession) -> CGPoint { session.location(in: card) }
  ///
  /// - Parameter view: The view whose coordinates to use.
  func location(in view: UIView) -> CGPoint

  /// Returns whether some of the items are objects of a class.
  ///
  ///     func isText(_ session: any UIDragDropSession) -> Bool {
  ///       session.canLoadObjects(ofClass: NSString.self)
  ///     }
  ///
  /// - Parameter aClass: The class.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// A drag as the view that it starts from sees it. There are no drags here.
///
/// The methods of ``UIDragInteractionDelegate`` take it.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  /// A value of the app's own.
  var localContext: Any? { get set }
}

/// A drag as the view that it ends at sees it. There are no drags here.
///
/// The methods of ``UIDropInteractionDelegate`` take it.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
  /// The drag as the same app has started it, or `nil`.
  var localDragSession: (any UIDragSession)? { get }

  /// Loads the items that are objects of a class.
  ///
  ///     func read(_ session: any UIDropSession) {
  ///       session.loadObjects(ofClass: NSString.self) { _ in }
  ///     }
  ///
  /// - Parameters:
  ///   - aClass: The class.
  ///   - completion: The closure that takes the objects.
  /// - Returns: The progress of loading.
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}
