import Foundation
import OpenAutoLayout
import Testing

/// What collections ask for, show and keep while they scroll.
@MainActor
struct CollectionScrollingTests {
  private func grid() -> UICollectionViewFlowLayout {
    UICollectionViewFlowLayout(item: CGSize(width: 100, height: 40), line: 0, gap: 0)
  }

  @Test func onlyWhatIsVisibleIsAskedFor() {
    let scene = CollectionScene([Array(0..<100_000)], grid())
    scene.layout()
    #expect(scene.cellCalls == 30)
    #expect(scene.countCalls == 1)
    scene.scroll(to: 20)
    #expect(scene.cellCalls == 33)
    scene.scroll(to: 20)
    #expect(scene.cellCalls == 33)
    scene.scroll(to: 900_000)
    #expect(scene.cellCalls == 63)
    #expect(scene.countCalls == 1)
    #expect(scene.places.values.map(\.minY).min() == 0)
    #expect(scene.collection.subviews.filter { $0 is SizedCell }.count == 30)
  }

  @Test func aSizeIsAskedForOnceIfTheDelegateHasNone() {
    final class Choices: UICollectionViewDelegateFlowLayout {}
    let scene = CollectionScene([Array(0..<1000)], grid())
    let choices = Choices()
    scene.collection.delegate = choices
    scene.layout()
    #expect(scene.collection.visibleCells.count == 30)
    #expect(scene.sizeCalls == 0)
  }

  @Test func cellsAreUsedAgain() {
    let scene = CollectionScene([Array(0..<1000)], grid())
    scene.layout()
    let first = scene.collection.cellForItem(at: IndexPath(item: 0, section: 0))
    scene.scroll(to: 4000)
    #expect((first as? SizedCell)?.reuseCount == 1)
    #expect(scene.collection.cellForItem(at: IndexPath(item: 0, section: 0)) == nil)
  }

  @Test func pinnedHeadersStayInViewAndArePushed() {
    let flow = UICollectionViewFlowLayout(
      item: CGSize(width: 320, height: 44), line: 8, gap: 0, header: 30)
    flow.sectionHeadersPinToVisibleBounds = true
    let scene = CollectionScene([Array(0..<6), Array(6..<12)], flow, height: 300)
    scene.layout()
    scene.scroll(to: 100)
    #expect(scene.supplementary(CollectionScene.header, 0)?.minY == 100)
    scene.scroll(to: 320)
    #expect(scene.supplementary(CollectionScene.header, 0)?.maxY == 334)
    #expect(scene.supplementary(CollectionScene.header, 1)?.minY == 334)
    scene.scroll(to: 400)
    #expect(scene.supplementary(CollectionScene.header, 1)?.minY == 400)
    #expect(scene.supplementary(CollectionScene.header, 0) == nil)
  }

  @Test func scrollingToAnItem() {
    let scene = CollectionScene([Array(0..<300)], grid())
    scene.layout()
    let path = IndexPath(item: 90, section: 0)
    func offset(_ position: UICollectionView.ScrollPosition) -> CGFloat {
      scene.collection.scrollToItem(at: path, at: position, animated: false)
      return scene.collection.contentOffset.y
    }
    #expect(offset(.top) == 1200)
    #expect(offset(.bottom) == 840)
    #expect(offset(.centeredVertically) == 1020)
    #expect(offset([]) == 1020)
    #expect(scene.collection.cellForItem(at: path)?.frame.minY == 1200)
    scene.collection.scrollToItem(
      at: IndexPath(item: 299, section: 0), at: .top, animated: true)
    #expect(scene.collection.contentOffset.y == 3600)
  }

  @Test func scrollingToAnItemEndsTheAnimation() {
    final class Counter: UICollectionViewDelegate {
      var ends: [CGFloat] = []
      func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        ends.append(scrollView.contentOffset.y)
      }
    }
    let scene = CollectionScene([Array(0..<300)], grid())
    let counter = Counter()
    scene.collection.delegate = counter
    scene.layout()
    let path = IndexPath(item: 90, section: 0)
    scene.collection.scrollToItem(at: path, at: .top, animated: false)
    #expect(counter.ends == [])
    scene.collection.scrollToItem(at: path, at: .bottom, animated: true)
    #expect(counter.ends == [840])
  }

  @Test func whatIsWhere() {
    let scene = CollectionScene([Array(0..<7), [7]], grid())
    scene.layout()
    #expect(
      scene.collection.indexPathForItem(at: CGPoint(x: 115, y: 50))
        == IndexPath(item: 4, section: 0))
    #expect(scene.collection.indexPathForItem(at: CGPoint(x: 105, y: 50)) == nil)
    #expect(scene.collection.numberOfSections == 2)
    #expect(scene.collection.indexPathsForVisibleItems.count == 8)
    let cell = scene.collection.visibleCells[7]
    #expect(scene.collection.indexPath(for: cell) == IndexPath(item: 0, section: 1))
  }

  @Test func aTurnPlacesAnew() {
    let scene = CollectionScene([Array(0..<30)], grid())
    scene.layout()
    scene.collection.frame = CGRect(x: 0, y: 0, width: 400, height: 320)
    scene.layout()
    #expect(scene.frame(3, 0)?.minX == 300)
    #expect(scene.collection.contentSize == CGSize(width: 400, height: 320))
  }

  /// Seen from below, items above become larger when they are measured: what is shown stays.
  @Test func whatIsShownStaysWhileOthersAreMeasured() {
    let flow = UICollectionViewFlowLayout()
    flow.estimatedItemSize = CGSize(width: 320, height: 30)
    let scene = CollectionScene([Array(0..<100)], flow)
    scene.contents = { CGSize(width: 320, height: 40 + $0 * 13 % 50) }
    scene.layout()
    scene.collection.scrollToItem(
      at: IndexPath(item: 60, section: 0), at: .top, animated: false)
    scene.layout()
    var places = scene.places
    for _ in 0..<150 where scene.collection.contentOffset.y > 20 {
      scene.scroll(to: scene.collection.contentOffset.y - 20)
      let now = scene.places
      for (name, place) in now {
        if let before = places[name] { #expect(place.minY == before.minY + 20, "\(name)") }
        #expect(place.height == scene.contents(name).height)
      }
      places = now
    }
  }

  @Test func safeAreaAndInsetsLeaveLessRoom() {
    let scene = CollectionScene([Array(0..<9)], grid())
    scene.collection.contentInset = UIEdgeInsets(top: 10, left: 60, bottom: 0, right: 60)
    scene.layout()
    #expect(scene.frame(1, 0)?.minX == 100)
    #expect(scene.frame(2, 0)?.minY == 40)
    #expect(scene.collection.contentOffset == CGPoint(x: -60, y: -10))
    #expect(scene.collection.contentSize.width == 200)
  }

  @Test func selectionIsShown() {
    let scene = CollectionScene([Array(0..<300)], grid())
    let path = IndexPath(item: 200, section: 0)
    scene.layout()
    scene.collection.selectItem(at: path, animated: false, scrollPosition: .top)
    #expect(scene.collection.cellForItem(at: path)?.isSelected == true)
    scene.collection.selectItem(
      at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    #expect(scene.collection.cellForItem(at: path)?.isSelected == false)
    #expect(scene.collection.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
    scene.scroll(to: 0)
    #expect(
      scene.collection.visibleCells.filter(\.isSelected)
        == [scene.collection.cellForItem(at: IndexPath(item: 0, section: 0))])
  }

  @Test func aLayoutOfOnesOwn() {
    let scene = CollectionScene([Array(0..<10)], Staircase())
    scene.layout()
    #expect(scene.frame(3, 0) == CGRect(x: 120, y: 120, width: 40, height: 40))
    #expect(scene.collection.contentSize == CGSize(width: 400, height: 400))
    let mirrored = CollectionScene([Array(0..<10)], Staircase(), rightToLeft: true)
    mirrored.layout()
    #expect(mirrored.frame(3, 0) == CGRect(x: 240, y: 120, width: 40, height: 40))
    #expect((scene.collection.collectionViewLayout as? Staircase)?.preparations == 1)
    scene.scroll(to: 10)
    #expect((scene.collection.collectionViewLayout as? Staircase)?.preparations == 1)
  }

  @Test func registrationsMakeAndPrepareViews() {
    final class Numbers: UICollectionViewDataSource {
      let cells = UICollectionView.CellRegistration<SizedCell, Int> { cell, _, number in
        cell.name = number
      }
      let headers = UICollectionView.SupplementaryRegistration<SectionView>(
        elementKind: UICollectionView.elementKindSectionHeader
      ) { view, _, path in view.height.constant = CGFloat(path.section) }
      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 2 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(
          using: cells, for: indexPath, item: indexPath.item + 5)
      }
      func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
      ) -> UICollectionReusableView {
        collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
      }
    }
    let numbers = Numbers()
    let flow = UICollectionViewFlowLayout(
      item: CGSize(width: 50, height: 50), line: 0, gap: 0, header: 20)
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: flow)
    collection.dataSource = numbers
    collection.layoutIfNeeded()
    #expect(collection.visibleCells.compactMap { ($0 as? SizedCell)?.name } == [5, 6])
    #expect(collection.visibleSupplementaryViews(ofKind: CollectionScene.header).count == 1)
  }
}

private final class Staircase: UICollectionViewLayout {
  private(set) var preparations = 0

  override func prepare() { preparations += 1 }

  override var collectionViewContentSize: CGSize { CGSize(width: 400, height: 400) }

  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    (0..<10).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    let step = CGFloat(indexPath.item) * 40
    attributes.frame = CGRect(x: step, y: step, width: 40, height: 40)
    return attributes
  }
}
