import OpenAutoLayout
import Testing

/// Cells that a layout turns, scales and puts before others. Apple's page on `apply(_:)`: the collection
/// view applies the attributes that all views have, and the method itself does nothing.
@MainActor
struct CollectionTransformTests {
  private func attributes(_ frame: CGRect) -> UICollectionViewLayoutAttributes {
    let made = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    made.frame = frame
    return made
  }

  @Test func theFrameIsTheBoxAroundWhatIsTurned() {
    let turned = attributes(CGRect(x: 60, y: 20, width: 40, height: 80))
    turned.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    #expect(turned.frame == CGRect(x: 40, y: 40, width: 80, height: 40))
    #expect(turned.bounds == CGRect(x: 0, y: 0, width: 40, height: 80))
    #expect(turned.center == CGPoint(x: 80, y: 60))
    #expect((turned.transform3D.m12, turned.transform3D.m21) == (1, -1))
    turned.frame.origin.x += 10
    #expect(turned.center == CGPoint(x: 90, y: 60))
    turned.frame = CGRect(x: 0, y: 0, width: 60, height: 20)
    #expect((turned.size, turned.center) == (CGSize(width: 20, height: 60), CGPoint(x: 30, y: 10)))
    turned.transform3D = CATransform3DMakeScale(2, 0.5, 1)
    #expect(turned.transform == CGAffineTransform(scaleX: 2, y: 0.5))
    let copied = turned.copy() as? UICollectionViewLayoutAttributes
    #expect(copied?.frame == CGRect(x: 10, y: -5, width: 40, height: 30))
    #expect(copied?.size == CGSize(width: 20, height: 60))
  }

  // A turn by other than quarters has no frame for each box, and is moved all the same.
  @Test func aTurnOfAnyAngleMoves() {
    let turned = attributes(CGRect(x: 60, y: 20, width: 40, height: 80))
    turned.transform = CGAffineTransform(rotationAngle: 0.4)
    turned.frame.origin.y += 100
    #expect(turned.size == CGSize(width: 40, height: 80))
    #expect(abs(turned.center.y - 160) < 1e-9 && abs(turned.center.x - 80) < 1e-9)
  }

  @Test(arguments: [false, true])
  func cellsAreTurnedAndScaled(rightToLeft: Bool) {
    let fan = Fan()
    let angle = CGFloat.pi / 6
    fan.transforms = [
      CGAffineTransform(rotationAngle: angle), CGAffineTransform(scaleX: 0.5, y: 2),
    ]
    let scene = CollectionScene([[0, 1]], fan, rightToLeft: rightToLeft)
    scene.layout()
    let middle: CGFloat = rightToLeft ? 320 - 60 : 60
    let cells = [0, 1].map { scene.collection.cellForItem(at: IndexPath(item: $0, section: 0)) }
    for cell in cells {
      #expect(cell?.bounds.size == CGSize(width: 40, height: 80))
      #expect(cell?.contentView.frame == CGRect(x: 0, y: 0, width: 40, height: 80))
    }
    #expect(abs((cells[0]?.center.x ?? 0) - middle) < 1e-9)
    let width = 40 * cos(angle) + 80 * sin(angle)
    #expect(abs((cells[0]?.frame.width ?? 0) - width) < 1e-9)
    #expect(scene.frame(1, 0) == CGRect(x: middle - 10, y: 120, width: 20, height: 160))
    // Back upright, also by another layout with nothing new.
    fan.transforms = [.identity, .identity]
    for _ in 0..<2 {
      fan.invalidateLayout()
      scene.layout()
      let frames = [0, 1].map { scene.frame($0, 0) }
      let x = middle - 20
      #expect(frames[0] == CGRect(x: x, y: 20, width: 40, height: 80))
      #expect(frames[1] == CGRect(x: x, y: 160, width: 40, height: 80))
    }
  }

  @Test func aCellMayTurnAroundAnotherPoint() {
    let fan = Fan()
    fan.transforms = [CGAffineTransform(scaleX: 0.5, y: 0.5)]
    let scene = CollectionScene([[0]], fan)
    scene.collection.register(CardCell.self, forCellWithReuseIdentifier: "cell")
    for _ in 0..<2 {
      scene.layout()
      // The center is the anchor point, at the middle of the lower edge.
      #expect(scene.frame(0, 0) == CGRect(x: 50, y: 20, width: 20, height: 40))
      fan.invalidateLayout()
    }
  }

  @Test func aReusedCellIsUprightAndShown() throws {
    let fan = Fan()
    fan.transforms = [CGAffineTransform(rotationAngle: 1)]
    fan.isFaded = true
    let scene = CollectionScene([[0]], fan)
    scene.layout()
    let path = IndexPath(item: 0, section: 0)
    let cell = try #require(scene.collection.cellForItem(at: path))
    #expect(cell.isHidden && cell.alpha == 0.5)
    (fan.transforms, fan.isFaded) = ([], false)
    scene.collection.reloadData()
    scene.layout()
    #expect(scene.collection.cellForItem(at: path) === cell)
    #expect(!cell.isHidden && cell.alpha == 1)
    #expect(cell.transform == .identity)
    #expect(cell.frame == CGRect(x: 40, y: 20, width: 40, height: 80))
  }

  @Test func theOrderFollowsTheDepth() {
    let fan = Fan()
    let scene = CollectionScene([[0, 1, 2]], fan)
    scene.layout()
    func order() -> [Int] { scene.collection.subviews.compactMap { ($0 as? SizedCell)?.name } }
    let first = order()
    fan.depths = [2, 0, 1]
    fan.invalidateLayout()
    scene.layout()
    #expect(order() == [1, 2, 0])
    fan.depths = []
    fan.invalidateLayout()
    scene.layout()
    #expect(Set(order()) == Set(first))
    #expect(order().last != 0)
  }
}

/// A cell that stands on its lower edge, and does not call `super`.
private final class CardCell: UICollectionViewCell {
  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    layer.anchorPoint = CGPoint(x: 0.5, y: 1)
  }
}

/// Views of 40 by 80, one below the other.
private final class Fan: UICollectionViewLayout {
  var transforms: [CGAffineTransform] = []
  var depths: [Int] = []
  var isFaded = false

  override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 400) }
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let count = collectionView?.numberOfItems(inSection: 0) ?? 0
    return (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let index = indexPath.item
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.size = CGSize(width: 40, height: 80)
    attributes.center = CGPoint(x: 60, y: 60 + 140 * CGFloat(index))
    if transforms.indices.contains(index) { attributes.transform = transforms[index] }
    (attributes.isHidden, attributes.alpha) = isFaded ? (true, 0.5) : (false, 1)
    if depths.indices.contains(index) { attributes.zIndex = depths[index] }
    return attributes
  }
}
