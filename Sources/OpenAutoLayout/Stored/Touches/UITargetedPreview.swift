public import Foundation

/// A preview of a view that a menu or a drag lifts. It is stored only.
///
///     let parameters = UIPreviewParameters()
///     parameters.backgroundColor = .clear
///     let preview = UITargetedPreview(view: card, parameters: parameters)
///     // preview.view === card
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  /// The view that is lifted.
  public final let view: UIView
  /// The appearance of the preview.
  public final let parameters: UIPreviewParameters

  /// Makes a preview of a view.
  ///
  ///     UITargetedPreview(view: card)
  ///
  /// - Parameters:
  ///   - view: The view that is lifted.
  ///   - parameters: The appearance of the preview.
  public init(view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()) {
    self.view = view
    self.parameters = parameters
    super.init()
  }
}

/// The appearance of a preview. It is stored only.
///
/// ``UITargetedPreview/init(view:parameters:)`` takes it.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  /// The outline of the part to lift, or `nil` for the whole view.
  open var visiblePath: UIBezierPath?
  /// The outline of the shadow, or `nil` for the outline of the lifted part.
  open var shadowPath: UIBezierPath?
  /// The color behind the view.
  open var backgroundColor: UIColor?

  public override init() {
    super.init()
  }
}
