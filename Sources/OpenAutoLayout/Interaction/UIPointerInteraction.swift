public import Foundation

/// A pointer over a view. It is stored: nobody does anything here.
///
///     card.addInteraction(UIPointerInteraction(delegate: nil))
///     // card.interactions.count == 1
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
  public private(set) final weak var view: UIView?
  /// What decides about it.
  public private(set) final weak var delegate: (any UIPointerInteractionDelegate)?

  /// Makes the interaction.
  ///
  ///     UIPointerInteraction(delegate: nil)
  ///
  /// - Parameter delegate: What decides about it. It is not kept alive.
  public init(delegate: (any UIPointerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) { self.view = view }
}

/// What decides about the pointer over a view. Nobody asks here.
///
/// ``UIPointerInteraction/init(delegate:)`` takes it.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: AnyObject {}
