public import Foundation

/// What a view stores and nothing here reads: it would decide how the view looks.
extension UIView {
  /// How the content of a view fills its bounds.
  ///
  ///     photo.contentMode = .scaleAspectFill
  ///     // photo.contentMode == .scaleAspectFill
  ///
  /// Layout does not read it: constraints decide how large the view is.
  public enum ContentMode: Int, Sendable {
    /// Stretched to the bounds.
    case scaleToFill = 0
    /// Scaled to fit in the bounds, with its proportions.
    case scaleAspectFit = 1
    /// Scaled to cover the bounds, with its proportions.
    case scaleAspectFill = 2
    /// Drawn again for each size.
    case redraw = 3
    /// In the middle.
    case center = 4
    /// At the upper side.
    case top = 5
    /// At the lower side.
    case bottom = 6
    /// At the left side.
    case left = 7
    /// At the right side.
    case right = 8
    /// In the upper left corner.
    case topLeft = 9
    /// In the upper right corner.
    case topRight = 10
    /// In the lower left corner.
    case bottomLeft = 11
    /// In the lower right corner.
    case bottomRight = 12
  }

  /// Whether the tint color is dimmed, as behind an alert.
  ///
  /// ``UIView/tintAdjustmentMode`` takes it. Nothing is drawn here.
  public enum TintAdjustmentMode: Int, Sendable {
    /// As the superview's.
    case automatic = 0
    /// Not dimmed.
    case normal = 1
    /// Dimmed.
    case dimmed = 2
  }

  private var look: Look { attachments?.look ?? Look() }

  private func changeLook(_ change: (inout Look) -> Void) {
    changeAttachments { change(&$0.look) }
  }

  /// How the content fills the bounds. ``ContentMode/scaleToFill`` by default; layout ignores it.
  public var contentMode: ContentMode {
    get { look.contentMode }
    set { changeLook { $0.contentMode = newValue } }
  }

  /// Whether what was drawn before is removed before the view is drawn again.
  public var clearsContextBeforeDrawing: Bool {
    get { look.clearsContextBeforeDrawing }
    set { changeLook { $0.clearsContextBeforeDrawing = newValue } }
  }

  /// Whether the tint color is dimmed.
  public var tintAdjustmentMode: TintAdjustmentMode {
    get { look.tintAdjustmentMode }
    set { changeLook { $0.tintAdjustmentMode = newValue } }
  }

  /// Whether the view covers what is behind it.
  public var isOpaque: Bool {
    get { look.isOpaque }
    set { changeLook { $0.isOpaque = newValue } }
  }

  /// The transform that the view is drawn with. Layout ignores it, as UIKit's does: `frame` stays
  /// the rectangle without it.
  public var transform: CGAffineTransform {
    get { look.transform }
    set { changeLook { $0.transform = newValue } }
  }

  /// A view whose opacity masks this one.
  public var mask: UIView? {
    get { look.mask }
    set { changeLook { $0.mask = newValue } }
  }

  /// Whether the view takes touches alone.
  public var isExclusiveTouch: Bool {
    get { look.isExclusiveTouch }
    set { changeLook { $0.isExclusiveTouch = newValue } }
  }

  /// Whether the view takes several touches at once.
  public var isMultipleTouchEnabled: Bool {
    get { look.isMultipleTouchEnabled }
    set { changeLook { $0.isMultipleTouchEnabled = newValue } }
  }

  /// The layer behind the view, of the class ``layerClass``, made when it is first asked for.
  public var layer: CALayer {
    if let layer = attachments?.look.layer { return layer }
    guard let layerClass = type(of: self).layerClass as? CALayer.Type else {
      Violation.stop(layerClassOf: self)
    }
    let layer = layerClass.init()
    layer.show(itemMemory)
    changeLook { $0.layer = layer }
    return layer
  }

  /// Ends the editing in the view and its subviews. Nothing is edited here.
  ///
  ///     form.endEditing(true)
  ///
  /// - Parameter force: Whether it is not asked but made to.
  /// - Returns: Whether the keyboard is free now: always.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool { true }

  /// Asks for the view to be drawn again. Does nothing: nothing is drawn.
  ///
  ///     final class Dot: UIView {
  ///       var radius: CGFloat = 4 { didSet { setNeedsDisplay() } }
  ///     }
  public func setNeedsDisplay() {}

  /// Asks for a part of the view to be drawn again. Does nothing: nothing is drawn.
  ///
  ///     view.setNeedsDisplay(CGRect(x: 0, y: 0, width: 100, height: 20))
  ///
  /// - Parameter rect: The part, in the view's own coordinates.
  public func setNeedsDisplay(_ rect: CGRect) {}

  // MARK: What may be overridden

  func setBackgroundColor(_ color: UIColor?) { changeLook { $0.backgroundColor = color } }

  /// The color that was set at the view, or at the nearest ancestor with one.
  var inheritedTintColor: UIColor {
    var next: UIView? = self
    while let view = next {
      if let color = view.attachments?.look.tintColor { return color }
      next = view.superview
    }
    return .systemBlue
  }

  func setTintColor(_ color: UIColor?) {
    changeLook { $0.tintColor = color }
    tintColorDidChange()
  }
}
