public import Foundation

/// An interaction of a pointer with a view. It is stored only.
///
///     card.addInteraction(UIPointerInteraction(delegate: nil))
///     // card.interactions.count == 1
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
  public private(set) final weak var view: UIView?
  /// The object that provides the pointer's style. It is held weakly.
  public private(set) final weak var delegate: (any UIPointerInteractionDelegate)?

  /// Makes an interaction with a delegate.
  ///
  ///     UIPointerInteraction(delegate: nil)
  ///
  /// - Parameter delegate: The object that provides the pointer's style. It is held weakly.
  public init(delegate: (any UIPointerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) { self.view = view }
}

/// An object that provides the style of the pointer over a view. Nothing calls it here.
///
/// ``UIPointerInteraction/init(delegate:)`` takes it.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: AnyObject {}
