public import Foundation

/// An interaction that lets a view take what is dropped on it. It is stored only.
///
///     final class Inbox: UIDropInteractionDelegate {}
///     let inbox = Inbox()
///     card.addInteraction(UIDropInteraction(delegate: inbox))
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
  /// The view that the interaction was added to.
  public private(set) final weak var view: UIView?
  /// The delegate. Nothing calls it here.
  public final weak var delegate: (any UIDropInteractionDelegate)?
  /// Whether several drags can be dropped at the same time. The default is `false`.
  open var allowsSimultaneousDropSessions = false

  /// Makes an interaction.
  ///
  ///     func drops(for delegate: any UIDropInteractionDelegate) -> UIDropInteraction {
  ///       UIDropInteraction(delegate: delegate)
  ///     }
  ///
  /// - Parameter delegate: The delegate. It is not kept alive.
  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

/// What happens to items that are dropped.
///
/// ``UIDropProposal/init(operation:)`` takes it.
public enum UIDropOperation: UInt, Sendable {
  /// The drop is canceled.
  case cancel = 0
  /// The view does not take the items.
  case forbidden = 1
  /// The items are copied.
  case copy = 2
  /// The items are moved.
  case move = 3
}

/// What a view is going to do with the items of a drag.
///
///     // UIDropProposal(operation: .copy).operation == .copy
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
  /// What happens to the items.
  public final let operation: UIDropOperation
  /// Whether the place under the finger is small, so that the preview moves aside. The default is
  /// `false`.
  open var isPrecise = false
  /// Whether the preview keeps its size. The default is `false`.
  open var prefersFullSizePreview = false

  /// Makes a proposal.
  ///
  ///     UIDropProposal(operation: .forbidden)
  ///
  /// - Parameter operation: What happens to the items.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}

/// A delegate that decides about drops. Nothing calls it here.
///
/// ``UIDropInteraction/init(delegate:)`` takes it. Each method has a default implementation.
@preconcurrency @MainActor
public protocol UIDropInteractionDelegate: AnyObject {
  /// Returns whether the view takes items of a drag. The default is `true`.
  ///
  ///     final class Inbox: UIDropInteractionDelegate {
  ///       func dropInteraction(
  ///         _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ///       ) -> Bool { session.canLoadObjects(ofClass: NSString.self) }
  ///     }
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - session: The drag.
  func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool

  /// Returns what would happen to the items. The default cancels the drop.
  ///
  ///     final class Inbox: UIDropInteractionDelegate {
  ///       func dropInteraction(
  ///         _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ///       ) -> UIDropProposal { UIDropProposal(operation: .copy) }
  ///     }
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - session: The drag.
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal

  /// Takes the items.
  ///
  ///     final class Inbox: UIDropInteractionDelegate {
  ///       func dropInteraction(
  ///         _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ///       ) { session.loadObjects(ofClass: NSString.self) { _ in } }
  ///     }
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - session: The drag.
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)

  /// Notifies the delegate that a drag is over the view.
  ///
  ///     func enter(
  ///       _ inbox: any UIDropInteractionDelegate, _ drop: UIDropInteraction,
  ///       _ session: any UIDropSession
  ///     ) { inbox.dropInteraction(drop, sessionDidEnter: session) }
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - session: The drag.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)

  /// Notifies the delegate that a drag has left the view.
  ///
  ///     func exit(
  ///       _ inbox: any UIDropInteractionDelegate, _ drop: UIDropInteraction,
  ///       _ session: any UIDropSession
  ///     ) { inbox.dropInteraction(drop, sessionDidExit: session) }
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - session: The drag.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)

  /// Notifies the delegate that a drag has ended.
  ///
  ///     func end(
  ///       _ inbox: any UIDropInteractionDelegate, _ drop: UIDropInteraction,
  ///       _ session: any UIDropSession
  ///     ) { inbox.dropInteraction(drop, sessionDidEnd: session) }
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - session: The drag.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
}

extension UIDropInteractionDelegate {
  public func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool { true }
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .cancel) }
  public func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) {}
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) {}
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) {}
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
  ) {}
}

/// The animation of a dropped item. There are none here.
///
/// The drop of a table view or a collection view returns it.
@preconcurrency @MainActor
public protocol UIDragAnimating: AnyObject {
  /// Adds changes to animate with the item.
  ///
  ///     func fade(_ animator: any UIDragAnimating) { animator.addAnimations { card.alpha = 0.5 } }
  ///
  /// - Parameter animations: The closure that makes the changes.
  func addAnimations(_ animations: @escaping () -> Void)

  /// Adds what is done at the end of the animation.
  ///
  ///     func end(_ animator: any UIDragAnimating) {
  ///       animator.addCompletion { _ in card.alpha = 1 }
  ///     }
  ///
  /// - Parameter completion: The closure, which takes the place where the animation ended.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
