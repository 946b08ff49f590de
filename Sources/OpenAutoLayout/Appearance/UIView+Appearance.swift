import Foundation

/// The properties of a view that are only stored. They decide how the view looks.
extension UIView {
  /// The way that the content of a view fills its bounds.
  ///
  ///     photo.contentMode = .scaleAspectFill
  ///     // photo.contentMode == .scaleAspectFill
  ///
  /// Layout does not read it, since constraints decide how large the view is.
  public enum ContentMode: Int, Sendable {
    /// Stretched to the bounds.
    case scaleToFill = 0
    /// Scaled to fit in the bounds, with its proportions.
    case scaleAspectFit = 1
    /// Scaled to cover the bounds, with its proportions.
    case scaleAspectFill = 2
    /// Drawn again for each size.
    case redraw = 3
    /// In the center.
    case center = 4
    /// At the top side.
    case top = 5
    /// At the bottom side.
    case bottom = 6
    /// At the left side.
    case left = 7
    /// At the right side.
    case right = 8
    /// In the top left corner.
    case topLeft = 9
    /// In the top right corner.
    case topRight = 10
    /// In the bottom left corner.
    case bottomLeft = 11
    /// In the bottom right corner.
    case bottomRight = 12
  }

  /// The adjustment of a tint color, which is dimmed behind an alert.
  ///
  /// ``UIView/tintAdjustmentMode`` takes it.
  public enum TintAdjustmentMode: Int, Sendable {
    /// The same as in the superview.
    case automatic = 0
    /// Not dimmed.
    case normal = 1
    /// Dimmed.
    case dimmed = 2
  }

  private var look: Look { attachments?.look ?? Look() }

  func changeLook(_ change: (inout Look) -> Void) {
    changeAttachments { change(&$0.look) }
  }

  /// Whether the view's rectangle is cleared before the view is drawn again. The default is `true`.
  public var clearsContextBeforeDrawing: Bool {
    get { look.clearsContextBeforeDrawing }
    set { changeLook { $0.clearsContextBeforeDrawing = newValue } }
  }

  /// The adjustment of the tint color. The default is ``TintAdjustmentMode/automatic``.
  public var tintAdjustmentMode: TintAdjustmentMode {
    get { look.tintAdjustmentMode }
    set { changeLook { $0.tintAdjustmentMode = newValue } }
  }

  /// A view whose opacity masks this one.
  public var mask: UIView? {
    get { look.mask }
    set { changeLook { $0.mask = newValue } }
  }

  /// Whether the view receives touches exclusively. The default is `false`.
  public var isExclusiveTouch: Bool {
    get { look.isExclusiveTouch }
    set { changeLook { $0.isExclusiveTouch = newValue } }
  }

  /// Whether the view receives several touches at once. The default is `false`.
  public var isMultipleTouchEnabled: Bool {
    get { look.isMultipleTouchEnabled }
    set { changeLook { $0.isMultipleTouchEnabled = newValue } }
  }

  /// The layer, which is made on the first access.
  var madeLayer: CALayer {
    if let layer = attachments?.look.layer { return layer }
    guard let layerClass = type(of: self).layerClass as? CALayer.Type else {
      Violation.stop(layerClassOf: self)
    }
    let layer = layerClass.init()
    layer.show(itemMemory)
    changeLook { $0.layer = layer }
    return layer
  }

  // MARK: What may be overridden

  func setBackgroundColor(_ color: UIColor?) { changeLook { $0.backgroundColor = color } }

  /// The tint color of the view, or else of the nearest ancestor with one. The default is system
  /// blue.
  var inheritedTintColor: UIColor {
    var next: UIView? = self
    while let view = next {
      if let color = view.attachments?.look.tintColor { return color }
      next = view.superview
    }
    return .systemBlue
  }

  func setTintColor(_ color: UIColor?) {
    if color == look.tintColor { return }
    changeLook { $0.tintColor = color }
    tintColorDidChange()
  }
}
