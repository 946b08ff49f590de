public import Foundation

/// The layer of a view, or a layer in one. It stores its properties and draws nothing.
///
/// A view's own layer has the view's place, transform and anchor point. Any other layer has those that
/// you set.
///
///     card.layer.cornerRadius = 12
///     card.layer.shadowOpacity = 0.2
///     // card.layer.frame == card.frame
open class CALayer: NSObject {
  private var itemMemory: ItemMemory?
  // Those of a layer that is no view's.
  private var untransformedFrame = CGRect.zero
  private var boundsOrigin = CGPoint.zero
  private var geometry: LayerGeometry?

  public required override init() {
    super.init()
  }

  /// Makes a copy of a layer for an animation. Nothing is copied here.
  ///
  ///     final class ProgressLayer: CALayer {
  ///       var progress: CGFloat = 0
  ///       override init(layer: Any) {
  ///         progress = (layer as? ProgressLayer)?.progress ?? 0
  ///         super.init(layer: layer)
  ///       }
  ///       required init() { super.init() }
  ///     }
  ///
  /// - Parameter layer: The layer to copy.
  public init(layer: Any) {
    super.init()
  }

  /// Makes this the layer of a view.
  final func show(_ itemMemory: ItemMemory) {
    self.itemMemory = itemMemory
  }

  // MARK: Geometry

  /// The rectangle in the superlayer's coordinates, in points: the smallest one around the transformed
  /// bounds.
  ///
  /// Setting it sets the bounds and the position that the transform takes to the rectangle.
  open var frame: CGRect {
    get {
      if let item = viewItem { return item.transformedFrame }
      return geometry?.box(around: untransformedFrame) ?? untransformedFrame
    }
    set {
      if changeView({ $0.frame = newValue }) { return }
      untransformedFrame = geometry?.frame(boxedBy: newValue, from: untransformedFrame) ?? newValue
    }
  }

  /// The rectangle in the layer's own coordinates, in points. A change of the size keeps the position.
  open var bounds: CGRect {
    get {
      if let item = viewItem { return CGRect(origin: item.boundsOrigin, size: item.frame.size) }
      return CGRect(origin: boundsOrigin, size: untransformedFrame.size)
    }
    set {
      if changeView({ $0.bounds = newValue }) { return }
      boundsOrigin = newValue.origin
      place(at: position, newValue.size)
    }
  }

  /// The place of the ``anchorPoint`` in the superlayer's coordinates, in points.
  open var position: CGPoint {
    get {
      if let item = viewItem { return item.position }
      return geometry?.position(in: untransformedFrame) ?? untransformedFrame.center
    }
    set {
      if changeView({ $0.center = newValue }) { return }
      place(at: newValue, untransformedFrame.size)
    }
  }

  /// The point of the bounds at the ``position``, in fractions of their size. The default is the
  /// middle.
  ///
  ///     let door = CALayer()
  ///     door.frame = CGRect(x: 100, y: 100, width: 40, height: 80)
  ///     door.anchorPoint = CGPoint(x: 0, y: 0.5)
  ///     // door.frame == CGRect(x: 120, y: 100, width: 40, height: 80)
  ///
  /// Setting it keeps the position, so that the layer moves.
  open var anchorPoint: CGPoint {
    get { viewItem?.anchorPoint ?? geometry?.anchorPoint ?? .middle }
    set {
      if changeView({ $0.anchorPoint = newValue }) { return }
      let position = position
      geometry = LayerGeometry(transform: transform, anchorPoint: newValue)
      place(at: position, untransformedFrame.size)
    }
  }

  /// The transform of the layer around its ``position``. The default is the identity.
  ///
  ///     let card = CALayer()
  ///     card.frame = CGRect(x: 60, y: 190, width: 200, height: 100)
  ///     card.transform = CATransform3DMakeScale(0.5, 0.5, 1)
  ///     // card.frame == CGRect(x: 110, y: 215, width: 100, height: 50)
  ///
  /// What it does in the plane of the layer counts for ``frame`` and for conversions. Perspective does
  /// not.
  open var transform: CATransform3D {
    get { viewItem?.transform ?? geometry?.transform ?? CATransform3DIdentity }
    set {
      if let item = viewItem {
        item.transform = newValue
      } else {
        geometry = LayerGeometry(transform: newValue, anchorPoint: anchorPoint)
      }
    }
  }

  /// The item of the view whose layer this is.
  final var viewItem: LayoutItem? { itemMemory?.item }

  /// Changes the view whose layer this is, by the setters that a subclass may observe.
  ///
  /// - Returns: Whether this is the layer of a view, which may be gone by now.
  private func changeView(_ change: @MainActor (UIView) -> Void) -> Bool {
    guard let item = viewItem else { return false }
    MainActor.assumeIsolated {
      if let view = item.view { change(view) }
    }
    return true
  }

  /// Places a layer that is no view's.
  private func place(at position: CGPoint, _ size: CGSize) {
    untransformedFrame =
      geometry?.frame(at: position, size) ?? CGRect(centeredAt: position, size: size)
  }

  /// What takes a point of a layer that is no view's to the layer around it.
  final var transformToOuter: CGAffineTransform {
    geometry?.transformToOuter(untransformedFrame, boundsOrigin: boundsOrigin)
      ?? CGAffineTransform(
        translationX: untransformedFrame.origin.x - boundsOrigin.x,
        y: untransformedFrame.origin.y - boundsOrigin.y)
  }

  // MARK: Layers in layers

  /// The layer that this one is in.
  public private(set) final weak var superlayer: CALayer?
  /// The layers in this one, from back to front.
  public private(set) final var sublayers: [CALayer]?

  /// Adds a layer in front of the other sublayers.
  ///
  ///     let border = CALayer()
  ///     card.layer.addSublayer(border)
  ///     // border.superlayer === card.layer
  ///
  /// - Parameter layer: The layer. It leaves its previous superlayer.
  open func addSublayer(_ layer: CALayer) {
    insertSublayer(layer, at: UInt32(clamping: sublayers?.count ?? 0))
  }

  /// Adds a layer at an index.
  ///
  ///     let shade = CALayer()
  ///     card.layer.insertSublayer(shade, at: 0)
  ///     // card.layer.sublayers?.first === shade
  ///
  /// - Parameters:
  ///   - layer: The layer. It leaves its previous superlayer.
  ///   - index: The index from back to front. An index beyond the end means the front.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.removeFromSuperlayer()
    var layers = sublayers ?? []
    layers.insert(layer, at: min(Int(index), layers.count))
    sublayers = layers
    layer.superlayer = self
  }

  /// Removes the layer from its superlayer.
  ///
  ///     let border = CALayer()
  ///     card.layer.addSublayer(border)
  ///     border.removeFromSuperlayer()
  ///     // border.superlayer == nil
  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }

  // MARK: What only stores

  /// The radius of the corners, in points.
  open var cornerRadius: CGFloat = 0
  /// The corners that ``cornerRadius`` rounds.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// The shape of the rounded corners.
  open var cornerCurve = CALayerCornerCurve.circular
  /// The width of the border, in points.
  open var borderWidth: CGFloat = 0
  /// The color of the border.
  open var borderColor: CGColor?
  /// The color of the background.
  open var backgroundColor: CGColor?
  /// The color of the shadow.
  open var shadowColor: CGColor?
  /// The opacity of the shadow, from 0 to 1.
  open var shadowOpacity: Float = 0
  /// The offset of the shadow, in points.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The blur radius of the shadow, in points.
  open var shadowRadius: CGFloat = 3
  /// The path that casts the shadow, instead of the layer's contents.
  open var shadowPath: CGPath?
  /// Whether sublayers are clipped to the bounds.
  open var masksToBounds = false
  /// A layer whose opacity masks this one.
  open var mask: CALayer?
  /// The opacity of the layer, from 0 to 1.
  open var opacity: Float = 1
  /// Whether the layer is hidden.
  open var isHidden = false
  /// The position along the z axis. Layers with larger numbers are in front.
  open var zPosition: CGFloat = 0

  /// The contents of the layer, such as an image.
  open var contents: Any?
  /// Whether the layer is drawn again when its size changes.
  open var needsDisplayOnBoundsChange = false
  /// Whether the edges are smoothed.
  open var allowsEdgeAntialiasing = false
  /// The number of pixels in a point of the contents.
  open var contentsScale: CGFloat = 1
  /// Whether the layer is cached as a bitmap.
  open var shouldRasterize = false
  /// The number of pixels in a point of that bitmap.
  open var rasterizationScale: CGFloat = 1
  /// The transform of the sublayers. It is only stored.
  open var sublayerTransform = CATransform3DIdentity
  /// Whether the layer is visible from the back.
  open var isDoubleSided = true
  /// Whether the opacity applies to the layer and its sublayers as a group.
  open var allowsGroupOpacity = true
  /// The way that the contents fill the layer.
  open var contentsGravity = CALayerContentsGravity.resize
  /// The filter that scales the contents down.
  open var minificationFilter = CALayerContentsFilter.linear
  /// The filter that scales the contents up.
  open var magnificationFilter = CALayerContentsFilter.linear
  /// The actions for changes of properties. Nothing runs here.
  open var actions: [String: Any]?
  /// The speed of time in the layer, as a factor.
  open var speed: Float = 1
  /// The offset of time in the layer, in seconds.
  open var timeOffset: TimeInterval = 0
  private var values: [String: Any] = [:]

  #if canImport(ObjectiveC)
    // NSObject sets what Objective-C sees as a property of a layer, and asks for the rest here.

    open override func setValue(_ value: Any?, forUndefinedKey key: String) { values[key] = value }

    open override func value(forUndefinedKey key: String) -> Any? { values[key] }
  #else
    /// Stores a value by a key of your own. Here, a key never sets a property.
    ///
    ///     card.layer.setValue(0.5, forKey: "progress")
    ///     // card.layer.value(forKey: "progress") as? Double == 0.5
    ///
    /// - Parameters:
    ///   - value: The value, or `nil` to remove it.
    ///   - key: The key.
    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }

    /// Returns the value that ``setValue(_:forKey:)`` stored.
    ///
    ///     // card.layer.value(forKey: "progress") == nil
    ///
    /// - Parameter key: The key.
    open func value(forKey key: String) -> Any? { values[key] }
  #endif

  /// Draws the layer and its sublayers. Nothing is drawn here.
  ///
  ///     let image = UIGraphicsImageRenderer(bounds: card.bounds).image { context in
  ///       card.layer.render(in: context.cgContext)
  ///     }
  ///     // image.size == card.bounds.size
  ///
  /// - Parameter ctx: The context to draw in.
  open func render(in ctx: CGContext) {}

  /// Draws the contents of the layer on Apple's platforms. Nothing calls it here.
  ///
  ///     final class RingLayer: CALayer {
  ///       override func draw(in ctx: CGContext) { ctx.strokeEllipse(in: bounds) }
  ///     }
  ///
  /// - Parameter ctx: The context to draw in.
  open func draw(in ctx: CGContext) {}

  /// Updates the contents of the layer on Apple's platforms. Nothing calls it here.
  ///
  ///     card.layer.display()
  open func display() {}

  /// The name of the layer.
  open var name: String?
  /// The delegate. Nothing calls it here.
  open weak var delegate: (any CALayerDelegate)?
  /// The part of the contents that shows, in fractions of their size.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The part of the contents that is stretched, in fractions of their size.
  open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The filter that joins the layer with what is behind it.
  open var compositingFilter: Any?
  /// The filters of the layer.
  open var filters: [Any]?
  /// The filters of what is behind the layer.
  open var backgroundFilters: [Any]?
  /// Whether the layer is drawn in the background.
  open var drawsAsynchronously = false
  /// Whether the layer is upside down.
  open var isGeometryFlipped = false
  /// The place of the anchor point along the z axis.
  open var anchorPointZ: CGFloat = 0
  /// The time at which the layer begins, in seconds.
  open var beginTime: TimeInterval = 0
  /// The duration of the layer's time, in seconds.
  open var duration: TimeInterval = 0
  /// How often the layer's time repeats.
  open var repeatCount: Float = 0
  /// Whether the layer's time runs backward after it has run forward.
  open var autoreverses = false
  /// What shows before and after the layer's time.
  open var fillMode = CAMediaTimingFillMode.removed

  /// Sets ``transform`` to an affine transform.
  ///
  ///     card.layer.setAffineTransform(CGAffineTransform(scaleX: 0.9, y: 0.9))
  ///     // card.layer.affineTransform().a == 0.9
  ///
  /// - Parameter transform: The transform.
  open func setAffineTransform(_ transform: CGAffineTransform) {
    self.transform = CATransform3D(transform)
  }

  /// Returns the affine part of ``transform``.
  ///
  ///     // card.layer.affineTransform() == .identity
  open func affineTransform() -> CGAffineTransform { transform.affinePart }

  /// Returns the layer itself, since nothing is animated here.
  ///
  ///     // card.layer.presentation() === card.layer
  open func presentation() -> Self? { self }

  /// Lays out the sublayers on Apple's platforms. Nothing calls it here, since only views are laid
  /// out.
  ///
  ///     final class RingLayer: CALayer {
  ///       override func layoutSublayers() {
  ///         sublayers?.first?.frame = bounds
  ///       }
  ///     }
  open func layoutSublayers() {}

  /// Marks the layer for drawing. Does nothing, since nothing is drawn here.
  ///
  ///     card.layer.setNeedsDisplay()
  open func setNeedsDisplay() {}

  /// Marks the sublayers for layout. Does nothing, since only views are laid out here.
  ///
  ///     card.layer.setNeedsLayout()
  open func setNeedsLayout() {}

  /// Removes all animations. Does nothing, since nothing is animated here.
  ///
  ///     card.layer.removeAllAnimations()
  open func removeAllAnimations() {}
}
