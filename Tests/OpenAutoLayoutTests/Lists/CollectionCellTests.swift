import Foundation
import OpenAutoLayout
import Testing

/// Cells of collections, and the sizes that they prefer.
@MainActor
struct CollectionCellTests {
  private let scene = Scene(320, 300, scale: 2)

  private func tag(_ width: CGFloat) -> UICollectionViewCell {
    let cell = UICollectionViewCell()
    cell.contentScaleFactor = 2
    let label = scene.view(width, 18, in: cell.contentView)
    label.pinEdges(8, 12, 8, 12)
    return cell
  }

  @Test(arguments: [(35, 59), (98.5, 122.5)] as [(CGFloat, CGFloat)])
  func c1ATagIsAsLargeAsItsLabelAndWhatIsAroundIt(label: CGFloat, width: CGFloat) {
    let cell = tag(label)
    let size = cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size == CGSize(width: width, height: 34))
    let attributes = UICollectionViewLayoutAttributes(
      forCellWith: IndexPath(item: 2, section: 1))
    attributes.frame = CGRect(x: 10, y: 20, width: 50, height: 50)
    let preferred = cell.preferredLayoutAttributesFitting(attributes)
    #expect(preferred.size == CGSize(width: width, height: 34))
    #expect(preferred.indexPath == IndexPath(item: 2, section: 1))
    #expect(attributes.size == CGSize(width: 50, height: 50))
    cell.frame = preferred.frame
    scene.root.addSubview(cell)
    scene.layout()
    let placed = cell.contentView.subviews[0].frame
    #expect(placed == CGRect(x: 12, y: 8, width: label, height: 18))
  }

  @Test func attributesOfTheRightSizeAreKept() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.size = CGSize(width: 59, height: 34)
    #expect(tag(35).preferredLayoutAttributesFitting(attributes) === attributes)
  }

  /// What answers on the web show: the attributes that came are changed, and are the answer.
  @Test(arguments: [false, true])
  func aCellMayChangeTheAttributesThatItIsGiven(isList: Bool) throws {
    final class Note: UICollectionViewCell {
      let label = UILabel()

      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        setNeedsLayout()
        layoutIfNeeded()
        if label.superview == nil {
          label.text = "a note that needs several lines"
          label.numberOfLines = 0
          label.translatesAutoresizingMaskIntoConstraints = false
          contentView.addSubview(label)
          label.pinEdges(6, 10, 6, 10)
        }
        let size = contentView.systemLayoutSizeFitting(
          CGSize(width: layoutAttributes.size.width, height: 0),
          withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        layoutAttributes.frame.size.height = size.height
        return layoutAttributes
      }
    }
    let flow = UICollectionViewFlowLayout()
    flow.estimatedItemSize = CGSize(width: 150, height: 50)
    flow.itemSize = flow.estimatedItemSize
    let list = NSCollectionLayoutSize(
      widthDimension: .absolute(150), heightDimension: .estimated(50))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: list, subitems: [NSCollectionLayoutItem(layoutSize: list)])
    let layout =
      isList
      ? UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)) : flow
    let collection = CollectionScene([[0, 1, 2]], layout)
    collection.texts = { _ in "" }
    collection.collection.register(Note.self, forCellWithReuseIdentifier: "text")
    for _ in 0..<3 {
      collection.collection.setNeedsLayout()
      collection.layout()
      // Three lines, and what is around them.
      let first = try #require(collection.frame(0, 0))
      #expect(first == CGRect(x: 0, y: 0, width: 150, height: 73))
      let last = try #require(collection.frame(2, 0))
      #expect(last.origin == CGPoint(x: 0, y: isList ? 146 : 83))
      #expect(last.size == first.size)
    }
  }

  @Test func theContentFollowsTheCell() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    #expect(cell.contentView.frame == cell.bounds)
    scene.root.addSubview(cell)
    cell.frame.size = CGSize(width: 80, height: 20)
    scene.layout()
    #expect(cell.contentView.frame == cell.bounds)
    #expect(cell.reuseIdentifier == nil)
  }

  @Test func aSizeKeepsTheCenter() {
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: "header", with: IndexPath(row: 3, section: 2))
    attributes.center = CGPoint(x: 50, y: 40)
    attributes.size = CGSize(width: 20, height: 10)
    #expect(attributes.frame == CGRect(x: 40, y: 35, width: 20, height: 10))
    attributes.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(attributes.center == CGPoint(x: 50, y: 40))
    #expect(attributes.representedElementCategory == .supplementaryView)
    #expect(attributes.representedElementKind == "header")
    #expect((attributes.indexPath.row, attributes.indexPath.section) == (3, 2))
  }

  @Test func aSubclassCopiesWhatItAdds() {
    final class Colored: UICollectionViewLayoutAttributes {
      var number = 0
      override func copy(with zone: NSZone? = nil) -> Any {
        let copied = super.copy(with: zone)
        (copied as? Colored)?.number = number
        return copied
      }
    }
    let attributes = Colored(forCellWith: IndexPath(item: 0, section: 0))
    attributes.number = 7
    attributes.size = CGSize(width: 50, height: 50)
    #expect((attributes.copy() as? Colored)?.number == 7)
    #expect((tag(35).preferredLayoutAttributesFitting(attributes) as? Colored)?.number == 7)
  }
}
