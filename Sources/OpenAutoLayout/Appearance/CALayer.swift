public import Foundation

/// A layer of a view. It stores its properties and draws nothing.
///
/// A view's own layer has the view's rectangle; any other layer has the one that it is given.
///
///     card.layer.cornerRadius = 12
///     card.layer.shadowOpacity = 0.2
///     // card.layer.frame == card.frame
open class CALayer: NSObject {
  private var itemMemory: ItemMemory?
  private var storedFrame = CGRect.zero

  public required override init() {
    super.init()
  }

  /// Makes a copy for an animation. Nothing is copied here.
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
  /// - Parameter layer: The layer that is drawn.
  public init(layer: Any) {
    super.init()
  }

  /// Makes the layer that of a view.
  final func show(_ itemMemory: ItemMemory) {
    self.itemMemory = itemMemory
  }

  // MARK: Geometry

  /// The rectangle in the superlayer, in points.
  open var frame: CGRect {
    get { itemMemory?.item.frame ?? storedFrame }
    set {
      guard let memory = itemMemory else {
        storedFrame = newValue
        return
      }
      MainActor.assumeIsolated { memory.item.view?.frame = newValue }
    }
  }

  /// The rectangle in the layer's own coordinates, in points.
  open var bounds: CGRect {
    get { CGRect(origin: itemMemory?.item.boundsOrigin ?? .zero, size: frame.size) }
    set {
      let middle = position
      frame = CGRect(
        x: middle.x - newValue.width / 2, y: middle.y - newValue.height / 2,
        width: newValue.width, height: newValue.height)
    }
  }

  /// The middle of the frame, in points.
  open var position: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  // MARK: Layers in layers

  /// The layer that this one was added to.
  public private(set) final weak var superlayer: CALayer?
  /// The layers that were added to this one, from the back to the front.
  public private(set) final var sublayers: [CALayer]?

  /// Adds a layer in front of the others.
  ///
  ///     let border = CALayer()
  ///     card.layer.addSublayer(border)
  ///     // border.superlayer === card.layer
  ///
  /// - Parameter layer: The layer. It leaves the one that it was in before.
  open func addSublayer(_ layer: CALayer) {
    insertSublayer(layer, at: UInt32(clamping: sublayers?.count ?? 0))
  }

  /// Adds a layer at an index; 0 is at the back, and an index beyond the end is the front.
  ///
  ///     let shade = CALayer()
  ///     card.layer.insertSublayer(shade, at: 0)
  ///     // card.layer.sublayers?.first === shade
  ///
  /// - Parameters:
  ///   - layer: The layer. It leaves the one that it was in before.
  ///   - index: Its place from the back to the front.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.removeFromSuperlayer()
    var layers = sublayers ?? []
    layers.insert(layer, at: min(Int(index), layers.count))
    sublayers = layers
    layer.superlayer = self
  }

  /// Takes the layer out of its superlayer.
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
  /// The corners that are round.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// The shape of the round corners.
  open var cornerCurve = CALayerCornerCurve.circular
  /// The width of the border, in points.
  open var borderWidth: CGFloat = 0
  /// The color of the border.
  open var borderColor: CGColor?
  /// The color of the background.
  open var backgroundColor: CGColor?
  /// The color of the shadow.
  open var shadowColor: CGColor?
  /// How opaque the shadow is, from 0 to 1.
  open var shadowOpacity: Float = 0
  /// The offset of the shadow, in points.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The blur radius of the shadow, in points.
  open var shadowRadius: CGFloat = 3
  /// The path that casts the shadow, in place of the layer's content.
  open var shadowPath: CGPath?
  /// Whether sublayers are clipped to the bounds.
  open var masksToBounds = false
  /// A layer whose opacity masks this one.
  open var mask: CALayer?
  /// How opaque the layer is, from 0 to 1.
  open var opacity: Float = 1
  /// Whether the layer is hidden.
  open var isHidden = false
  /// The position along the z axis. Layers with larger numbers are in front.
  open var zPosition: CGFloat = 0

  /// The place of the position in the bounds, as fractions. It is stored, and not applied to the
  /// frame.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// What the layer shows, a picture above all.
  open var contents: Any?
  /// Whether the layer is drawn again when its size changes.
  open var needsDisplayOnBoundsChange = false
  /// Whether the edges are smoothed.
  open var allowsEdgeAntialiasing = false
  /// The number of pixels in a point of the content.
  open var contentsScale: CGFloat = 1
  /// Whether the layer is kept as a bitmap.
  open var shouldRasterize = false
  /// The number of pixels in a point of that bitmap.
  open var rasterizationScale: CGFloat = 1
  /// How the layer would be drawn scaled, turned and moved. The frame stays the rectangle without it.
  open var transform = CATransform3DIdentity
  /// How the sublayers would be drawn scaled, turned and moved.
  open var sublayerTransform = CATransform3DIdentity
  /// Whether the layer shows when its back is turned.
  open var isDoubleSided = true
  /// Whether the layer is drawn in one color with what is behind it.
  open var allowsGroupOpacity = true
  /// How the content fills the layer.
  open var contentsGravity = CALayerContentsGravity.resize
  /// How the content is scaled down.
  open var minificationFilter = CALayerContentsFilter.linear
  /// How the content is scaled up.
  open var magnificationFilter = CALayerContentsFilter.linear
  /// What runs when a property changes. Nothing runs here.
  open var actions: [String: Any]?
  /// How fast time passes in the layer.
  open var speed: Float = 1
  /// By how much time is moved in the layer, in seconds.
  open var timeOffset: TimeInterval = 0
  private var values: [String: Any] = [:]

  /// Keeps a value by a name of one's own. A property is not set by its name here.
  ///
  ///     card.layer.setValue(0.5, forKey: "progress")
  ///     // card.layer.value(forKey: "progress") as? Double == 0.5
  ///
  /// - Parameters:
  ///   - value: The value; `nil` for none.
  ///   - key: The name.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }

  /// Returns the value that was kept by a name.
  ///
  ///     // card.layer.value(forKey: "progress") == nil
  ///
  /// - Parameter key: The name.
  open func value(forKey key: String) -> Any? { values[key] }

  /// Draws the layer. Nothing is drawn here.
  ///
  ///     let image = UIGraphicsImageRenderer(bounds: card.bounds).image { context in
  ///       card.layer.render(in: context.cgContext)
  ///     }
  ///     // image.size == card.bounds.size
  ///
  /// - Parameter ctx: Where drawing goes.
  open func render(in ctx: CGContext) {}

  /// Draws the content of the layer on Apple's platforms. Nobody calls it here.
  ///
  ///     final class RingLayer: CALayer {
  ///       override func draw(in ctx: CGContext) { ctx.strokeEllipse(in: bounds) }
  ///     }
  ///
  /// - Parameter ctx: Where drawing goes.
  open func draw(in ctx: CGContext) {}

  /// Makes the content of the layer on Apple's platforms. Nobody calls it here.
  ///
  ///     card.layer.display()
  open func display() {}

  /// A name to find the layer by.
  open var name: String?

  /// Sets the transform of the layer, which is stored.
  ///
  ///     card.layer.setAffineTransform(CGAffineTransform(scaleX: 0.9, y: 0.9))
  ///     // card.layer.affineTransform().a == 0.9
  ///
  /// - Parameter transform: The transform. The frame stays the rectangle without it.
  open func setAffineTransform(_ transform: CGAffineTransform) {
    var inSpace = CATransform3DIdentity
    (inSpace.m11, inSpace.m12) = (transform.a, transform.b)
    (inSpace.m21, inSpace.m22) = (transform.c, transform.d)
    (inSpace.m41, inSpace.m42) = (transform.tx, transform.ty)
    self.transform = inSpace
  }

  /// Returns the transform of the layer.
  ///
  ///     // card.layer.affineTransform() == .identity
  open func affineTransform() -> CGAffineTransform {
    CGAffineTransform(
      a: transform.m11, b: transform.m12, c: transform.m21, d: transform.m22, tx: transform.m41,
      ty: transform.m42)
  }

  /// Returns the layer as an animation shows it: as it is, since nothing is animated here.
  ///
  ///     // card.layer.presentation() === card.layer
  open func presentation() -> Self? { self }

  /// Lays out the sublayers on Apple's platforms. Nothing calls it here: layers follow their views.
  ///
  ///     final class RingLayer: CALayer {
  ///       override func layoutSublayers() {
  ///         sublayers?.first?.frame = bounds
  ///       }
  ///     }
  open func layoutSublayers() {}

  /// Asks for the layer to be drawn again. Does nothing: nothing is drawn.
  ///
  ///     card.layer.setNeedsDisplay()
  open func setNeedsDisplay() {}

  /// Asks for the sublayers to be laid out. Does nothing: layers have no layout of their own.
  ///
  ///     card.layer.setNeedsLayout()
  open func setNeedsLayout() {}

  /// Ends all animations. Does nothing: nothing is animated.
  ///
  ///     card.layer.removeAllAnimations()
  open func removeAllAnimations() {}
}
