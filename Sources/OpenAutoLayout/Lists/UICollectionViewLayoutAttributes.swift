public import Foundation

/// The place and the look that a layout gives a view of a collection.
///
/// ``UICollectionReusableView/apply(_:)`` gives them to a view. There is no collection here that
/// makes them.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
  /// The kind of view that attributes are for.
  ///
  /// ``UICollectionViewLayoutAttributes/representedElementCategory`` is one, by the initializer.
  public enum Category: Int, Sendable {
    /// A cell.
    case cell = 0
    /// A header or a footer.
    case supplementaryView = 1
    /// A decoration, which belongs to the layout and not to the data.
    case decorationView = 2
  }

  /// The rectangle in the coordinates of the collection, in points.
  open var frame = CGRect.zero
  /// The index path of the view.
  open var indexPath = IndexPath()
  /// How opaque the view is, from 0 to 1.
  open var alpha: CGFloat = 1
  /// The order of the view. Views with larger numbers are in front.
  open var zIndex = 0
  /// A transform, which layout ignores.
  open var transform = CGAffineTransform.identity
  /// Whether the view is hidden.
  open var isHidden = false
  /// The kind of view that the attributes are for.
  open private(set) var representedElementCategory = Category.cell
  /// The name of the kind of a header, a footer or a decoration; `nil` for a cell.
  open private(set) var representedElementKind: String?

  public required override init() {
    super.init()
  }

  /// Makes the attributes of a cell, of an empty rectangle.
  ///
  ///     let path = IndexPath(item: 2, section: 0)
  ///     let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
  ///     // attributes.representedElementCategory == .cell
  ///
  /// - Parameter indexPath: Where the cell is in the data.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Makes the attributes of a header, a footer or the like, of an empty rectangle.
  ///
  ///     let attributes = UICollectionViewLayoutAttributes(
  ///       forSupplementaryViewOfKind: "header", with: IndexPath(item: 0, section: 0))
  ///     // attributes.representedElementKind == "header"
  ///
  /// - Parameters:
  ///   - elementKind: The name of the kind.
  ///   - indexPath: Where the view is in the data.
  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    (representedElementCategory, representedElementKind) = (.supplementaryView, elementKind)
  }

  /// Makes the attributes of a decoration, of an empty rectangle.
  ///
  ///     let attributes = UICollectionViewLayoutAttributes(
  ///       forDecorationViewOfKind: "background", with: IndexPath(item: 0, section: 0))
  ///     // attributes.representedElementCategory == .decorationView
  ///
  /// - Parameters:
  ///   - decorationViewKind: The name of the kind.
  ///   - indexPath: Where the view is in the layout.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    (representedElementCategory, representedElementKind) = (.decorationView, decorationViewKind)
  }

  /// The size of the frame. Changing it keeps the center.
  open var size: CGSize {
    get { frame.size }
    set { frame = CGRect(centeredAt: center, size: newValue) }
  }

  /// The middle of the frame.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame = CGRect(centeredAt: newValue, size: frame.size) }
  }

  /// The rectangle in its own coordinates.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { size = newValue.size }
  }

  /// Makes other attributes of the same kind that say the same. An override adds its own.
  open func copy(with zone: NSZone? = nil) -> Any {
    let made = Self()
    made.frame = frame
    made.indexPath = indexPath
    made.alpha = alpha
    made.zIndex = zIndex
    made.transform = transform
    made.isHidden = isHidden
    made.representedElementCategory = representedElementCategory
    made.representedElementKind = representedElementKind
    return made
  }
}
