public import Foundation

/// An interaction that starts drags from a view. It is stored only.
///
///     final class Notes: UIDragInteractionDelegate {
///       func dragInteraction(
///         _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
///       ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }
///     }
///     let notes = Notes()
///     card.addInteraction(UIDragInteraction(delegate: notes))
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
  /// The view that the interaction was added to.
  public private(set) final weak var view: UIView?
  /// The delegate. Nothing calls it here.
  public final weak var delegate: (any UIDragInteractionDelegate)?
  /// Whether drags can start. The default is `true`.
  open var isEnabled = true
  /// Whether other gestures may be recognized while a drag starts. The default is `false`.
  open var allowsSimultaneousRecognitionDuringLift = false

  /// Makes an interaction.
  ///
  ///     func drags(by delegate: any UIDragInteractionDelegate) -> UIDragInteraction {
  ///       UIDragInteraction(delegate: delegate)
  ///     }
  ///
  /// - Parameter delegate: The delegate. It is not kept alive.
  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

/// A delegate that decides what is dragged. Nothing calls it here.
///
/// ``UIDragInteraction/init(delegate:)`` takes it.
@preconcurrency @MainActor
public protocol UIDragInteractionDelegate: AnyObject {
  /// Returns the items that a drag starts with.
  ///
  ///     final class Notes: UIDragInteractionDelegate {
  ///       func dragInteraction(
  ///         _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ///       ) -> [UIDragItem] { [] }
  ///     }
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - session: The drag.
  /// - Returns: The items. Without any, nothing is dragged.
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem]

  /// Returns the preview of an item as it is lifted. The default is `nil`, the whole view.
  ///
  ///     func preview(
  ///       _ notes: any UIDragInteractionDelegate, _ drag: UIDragInteraction, _ item: UIDragItem,
  ///       _ session: any UIDragSession
  ///     ) -> UITargetedPreview? {
  ///       notes.dragInteraction(drag, previewForLifting: item, session: session)
  ///     }
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - item: The item.
  ///   - session: The drag.
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedPreview?

  /// Notifies the delegate that a drag is about to begin.
  ///
  ///     func begin(
  ///       _ notes: any UIDragInteractionDelegate, _ drag: UIDragInteraction,
  ///       _ session: any UIDragSession
  ///     ) { notes.dragInteraction(drag, sessionWillBegin: session) }
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - session: The drag.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)

  /// Notifies the delegate that a drag has ended.
  ///
  ///     func end(
  ///       _ notes: any UIDragInteractionDelegate, _ drag: UIDragInteraction,
  ///       _ session: any UIDragSession
  ///     ) { notes.dragInteraction(drag, session: session, didEndWith: .cancel) }
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - session: The drag.
  ///   - operation: What became of the items.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation)
}

extension UIDragInteractionDelegate {
  public func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedPreview? { nil }
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) {}
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) {}
}
