public import Foundation

/// A view that is lifted for a menu or a drag. It is stored.
///
///     let parameters = UIPreviewParameters()
///     parameters.backgroundColor = .clear
///     let preview = UITargetedPreview(view: card, parameters: parameters)
///     // preview.view === card
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  /// The view.
  public final let view: UIView
  /// How it looks.
  public final let parameters: UIPreviewParameters

  /// Makes a preview of a view.
  ///
  ///     UITargetedPreview(view: card)
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - parameters: How it looks.
  public init(view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()) {
    self.view = view
    self.parameters = parameters
    super.init()
  }
}

/// How a lifted view looks. It is stored.
///
/// ``UITargetedPreview/init(view:parameters:)`` takes it.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  /// The outline of what is lifted; `nil` for all of the view.
  open var visiblePath: UIBezierPath?
  /// The outline of the shadow; `nil` for that of what is lifted.
  open var shadowPath: UIBezierPath?
  /// The color behind the view.
  open var backgroundColor: UIColor?

  public override init() {
    super.init()
  }
}
