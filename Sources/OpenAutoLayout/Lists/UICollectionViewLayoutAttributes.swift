public import Foundation

/// The attributes that a layout gives to a view of a collection view, such as its frame.
///
/// The collection view places its views by them.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
  /// The kind of view that attributes are for.
  ///
  /// ``UICollectionViewLayoutAttributes/representedElementCategory`` has it.
  public enum Category: Int, Sendable {
    /// A cell.
    case cell = 0
    /// A header or a footer.
    case supplementaryView = 1
    /// A decoration view, which belongs to the layout and not to the data.
    case decorationView = 2
  }

  private var untransformedFrame = CGRect.zero
  private var geometry: LayerGeometry?

  /// The frame in the coordinates of the collection view, in points: the smallest rectangle around the
  /// transformed bounds.
  ///
  ///     let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
  ///     attributes.frame = CGRect(x: 60, y: 20, width: 40, height: 80)
  ///     attributes.transform = CGAffineTransform(rotationAngle: .pi / 2)
  ///     // attributes.frame: x 40, y 40, 80 by 40, and attributes.size is 40 by 80
  ///
  /// A frame of the same size moves the view. With a transform, set ``size`` and ``center`` instead.
  open var frame: CGRect {
    get { geometry?.box(around: untransformedFrame) ?? untransformedFrame }
    set {
      guard let geometry else {
        untransformedFrame = newValue
        return
      }
      let box = frame
      if box.size == newValue.size {
        // Nothing has to be transformed back, which only turns by quarters can be.
        untransformedFrame.origin.x += newValue.origin.x - box.origin.x
        untransformedFrame.origin.y += newValue.origin.y - box.origin.y
      } else {
        untransformedFrame = geometry.frame(boxedBy: newValue, from: untransformedFrame)
      }
    }
  }
  /// The index path of the view.
  open var indexPath = IndexPath()
  /// The opacity of the view, from 0 to 1. The default is 1.
  open var alpha: CGFloat = 1
  /// The position of the view from back to front. Views with larger numbers are in front.
  open var zIndex = 0
  /// The transform of the view around its ``center``. The default is the identity.
  ///
  /// Setting it sets ``transform3D``.
  open var transform: CGAffineTransform {
    get { transform3D.affinePart }
    set { transform3D = CATransform3D(newValue) }
  }
  /// The transform of the view in three dimensions. What it does in the plane of the view counts for
  /// ``frame``.
  ///
  /// Setting it sets ``transform``.
  open var transform3D: CATransform3D {
    get { geometry?.transform ?? CATransform3DIdentity }
    set { geometry = LayerGeometry(transform: newValue, anchorPoint: .middle) }
  }
  /// Whether the view is hidden.
  open var isHidden = false
  /// The axes along which the size is an estimate until the view is measured.
  final var estimatedAxes: UIAxis = []
  /// The kind of view that the attributes are for, which the initializer sets.
  open private(set) var representedElementCategory = Category.cell
  /// The name of the kind of a supplementary or decoration view, or `nil` for a cell.
  open private(set) var representedElementKind: String?

  public required override init() {
    super.init()
  }

  /// Makes attributes of a cell, with a zero frame.
  ///
  ///     let path = IndexPath(item: 2, section: 0)
  ///     let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
  ///     // attributes.representedElementCategory == .cell
  ///
  /// - Parameter indexPath: The index path of the cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    stand(for: .cell(indexPath))
  }

  /// Makes attributes of a supplementary view, such as a header, with a zero frame.
  ///
  ///     let attributes = UICollectionViewLayoutAttributes(
  ///       forSupplementaryViewOfKind: "header", with: IndexPath(item: 0, section: 0))
  ///     // attributes.representedElementKind == "header"
  ///
  /// - Parameters:
  ///   - elementKind: The name of the kind.
  ///   - indexPath: The index path of the view.
  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init()
    stand(for: .supplementary(elementKind, indexPath))
  }

  /// Makes attributes of a decoration view, with a zero frame.
  ///
  ///     let attributes = UICollectionViewLayoutAttributes(
  ///       forDecorationViewOfKind: "background", with: IndexPath(item: 0, section: 0))
  ///     // attributes.representedElementCategory == .decorationView
  ///
  /// - Parameters:
  ///   - decorationViewKind: The name of the kind.
  ///   - indexPath: The index path of the view.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init()
    stand(for: .decoration(decorationViewKind, indexPath))
  }

  /// Makes new attributes, of whatever class, those of an element.
  final func stand(for element: CollectionElement) {
    indexPath = element.path
    switch element {
    case .cell: (representedElementCategory, representedElementKind) = (.cell, nil)
    case .supplementary(let kind, _):
      (representedElementCategory, representedElementKind) = (.supplementaryView, kind)
    case .decoration(let kind, _):
      (representedElementCategory, representedElementKind) = (.decorationView, kind)
    }
  }

  /// The size of the view before its transform, in points. A change keeps the center.
  open var size: CGSize {
    get { untransformedFrame.size }
    set { untransformedFrame = CGRect(centeredAt: center, size: newValue) }
  }

  /// The center of the view, in points.
  open var center: CGPoint {
    get { CGPoint(x: untransformedFrame.midX, y: untransformedFrame.midY) }
    set { untransformedFrame = CGRect(centeredAt: newValue, size: size) }
  }

  /// The bounds of the view, in points. A change sets the ``size``.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// Returns a copy of the attributes. A subclass with properties of its own overrides it to copy
  /// them, too.
  open func copy(with zone: NSZone? = nil) -> Any {
    let made = Self()
    made.untransformedFrame = untransformedFrame
    made.geometry = geometry
    made.indexPath = indexPath
    made.alpha = alpha
    made.zIndex = zIndex
    made.isHidden = isHidden
    made.estimatedAxes = estimatedAxes
    made.representedElementCategory = representedElementCategory
    made.representedElementKind = representedElementKind
    return made
  }
}
