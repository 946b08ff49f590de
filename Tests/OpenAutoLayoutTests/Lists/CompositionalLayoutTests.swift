import Foundation
import OpenAutoLayout
import Testing

/// Groups, spacings and sections of compositional layouts.
@MainActor
struct CompositionalLayoutTests {
  typealias Dimension = NSCollectionLayoutDimension

  private func size(_ width: Dimension, _ height: Dimension) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private func item(_ width: Dimension, _ height: Dimension) -> NSCollectionLayoutItem {
    NSCollectionLayoutItem(layoutSize: size(width, height))
  }

  private func scene(
    _ section: NSCollectionLayoutSection, _ items: [[Int]] = [Array(0..<6)],
    rightToLeft: Bool = false
  ) -> CollectionScene {
    CollectionScene(
      items, UICollectionViewCompositionalLayout(section: section), rightToLeft: rightToLeft)
  }

  private func frames(_ scene: CollectionScene, _ count: Int) -> [CGRect?] {
    scene.layout()
    return (0..<count).map { scene.places[$0] }
  }

  @Test func aNestedGroupIsOneLargeItemBesideTwoSmallOnes() {
    let small = item(.fractionalWidth(1), .fractionalHeight(0.5))
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.25), .fractionalHeight(1)), subitems: [small])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)),
      subitems: [item(.fractionalWidth(0.75), .fractionalHeight(1)), column])
    let scene = scene(NSCollectionLayoutSection(group: group))
    #expect(
      frames(scene, 4) == [
        CGRect(x: 0, y: 0, width: 240, height: 100), CGRect(x: 240, y: 0, width: 80, height: 50),
        CGRect(x: 240, y: 50, width: 80, height: 50), CGRect(x: 0, y: 100, width: 240, height: 100),
      ])
    #expect(scene.collection.contentSize == CGSize(width: 320, height: 200))
  }

  @Test func insetsShrinkAnItemWithinItsPlace() {
    let tile = item(.fractionalWidth(0.5), .fractionalHeight(1))
    tile.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.25)), subitems: [tile])
    #expect(
      frames(scene(NSCollectionLayoutSection(group: group)), 2)[1]
        == CGRect(x: 162, y: 1, width: 154, height: 76))
    #expect(
      frames(scene(NSCollectionLayoutSection(group: group), rightToLeft: true), 2)[1]
        == CGRect(x: 4, y: 1, width: 154, height: 76))
  }

  @Test func flexibleDistancesShareWhatIsLeft() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)),
      subitems: [item(.absolute(90), .absolute(40))])
    group.interItemSpacing = .flexible(5)
    #expect(
      frames(scene(NSCollectionLayoutSection(group: group)), 4).map { $0?.minX }
        == [0, 115, 230, 0])
    let pushed = item(.absolute(90), .absolute(20))
    pushed.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .flexible(0), top: .flexible(0), trailing: nil, bottom: .flexible(0))
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)), repeatingSubitem: pushed, count: 1)
    #expect(
      frames(scene(NSCollectionLayoutSection(group: row)), 1)
        == [CGRect(x: 230, y: 10, width: 90, height: 20)])
  }

  @Test func tagsWrapByTheirMeasuredWidths() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(30)),
      subitems: [item(.estimated(60), .estimated(30))])
    group.interItemSpacing = .fixed(10)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 6
    let scene = scene(section)
    scene.contents = { CGSize(width: 80 + $0 * 20, height: 24) }
    // 80, 100 and 120 are 320 with the gaps; then 140 and 160; then 180.
    #expect(
      frames(scene, 6).map { $0?.origin } == [
        CGPoint(x: 0, y: 0), CGPoint(x: 90, y: 0), CGPoint(x: 200, y: 0), CGPoint(x: 0, y: 30),
        CGPoint(x: 150, y: 30), CGPoint(x: 0, y: 60),
      ])
  }

  @Test func aSectionScrollsAcross() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(100), .absolute(80)),
      subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
    let across = NSCollectionLayoutSection(group: group)
    across.orthogonalScrollingBehavior = .continuous
    across.interGroupSpacing = 10
    across.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 15, trailing: 20)
    for rightToLeft in [false, true] {
      let scene = scene(across, [Array(0..<50), Array(50..<100)], rightToLeft: rightToLeft)
      func x(_ leading: CGFloat) -> CGFloat { rightToLeft ? 220 - leading : leading }
      scene.layout()
      #expect(scene.cellCalls == 6)
      #expect(scene.places[0] == CGRect(x: x(20), y: 5, width: 100, height: 80))
      #expect(scene.places[1]?.minX == x(130))
      #expect(scene.places[50]?.minY == 105)
      #expect(scene.collection.contentSize == CGSize(width: 320, height: 200))
      let scroller = scene.collection.subviews.compactMap { $0 as? UIScrollView }
        .first { $0.frame.minY == 5 }
      #expect(scroller?.contentSize == CGSize(width: 5530, height: 80))
      scroller?.contentOffset.x += rightToLeft ? -550 : 550
      scene.layout()
      #expect(scene.places[0] == nil)
      #expect(scene.places[5]?.minX == x(20))
      #expect(scene.places[50]?.minX == x(20))
      scene.collection.scrollToItem(
        at: IndexPath(item: 49, section: 1), at: .centeredHorizontally, animated: false)
      scene.layout()
      #expect(scene.places[99]?.minX == x(200))
    }
  }

  @Test func badgesAndBackgrounds() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
    let tile = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.5), .absolute(60)), supplementaryItems: [badge])
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(60)), subitems: [tile]))
    section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 40)
    let card = NSCollectionLayoutDecorationItem.background(elementKind: "card")
    card.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 3, bottom: 4, trailing: 5)
    section.decorationItems = [card]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(SectionView.self, forDecorationViewOfKind: "card")
    let scene = CollectionScene([[1, 2]], layout)
    scene.layout()
    #expect(scene.supplementary("badge", 0) == CGRect(x: 130, y: 10, width: 20, height: 20))
    #expect(
      scene.collection.subviews.first?.frame == CGRect(x: 3, y: 2, width: 312, height: 84))
  }

  @Test func sectionsAreApartAndTheLayoutHasAHeader() {
    let row = size(.fractionalWidth(1), .absolute(50))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 12
    configuration.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(25)), elementKind: "badge",
        alignment: .top)
    ]
    let layout = UICollectionViewCompositionalLayout(
      section: section, configuration: configuration)
    let scene = CollectionScene([[1], [2]], layout)
    scene.layout()
    #expect([1, 2].map { scene.places[$0]?.minY } == [25, 87])
    #expect(scene.collection.contentSize.height == 137)
  }

  @Test func aHorizontalLayout() {
    let column = size(.absolute(100), .fractionalHeight(1))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: column, subitems: [item(.fractionalWidth(1), .fractionalHeight(0.5))])
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let scene = CollectionScene(
      [Array(0..<20)],
      UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group), configuration: configuration))
    #expect(frames(scene, 3)[2] == CGRect(x: 100, y: 0, width: 100, height: 200))
    #expect(scene.collection.contentSize == CGSize(width: 1000, height: 400))
    #expect(scene.cellCalls == 8)
  }

  @Test(arguments: 0..<12)
  func updatesOfAListAreAsANewOne(seed: Int) {
    let random = SeededNumbers(seed: UInt64(seed))
    func make(_ items: [[Int]]) -> CollectionScene {
      var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
      configuration.headerMode = .supplementary
      let scene = CollectionScene(
        items, UICollectionViewCompositionalLayout.list(using: configuration))
      scene.contents = { CGSize(width: 10, height: 20 + $0 * 37 % 60) }
      return scene
    }
    let scene = make([[1, 2, 3], [4, 5], [6, 7, 8, 9, 10, 11, 12]])
    scene.layout()
    for _ in 0..<12 {
      scene.scroll(to: CGFloat(random.next(max(1, Int(scene.collection.contentSize.height)))))
      let section = random.next(scene.items.count)
      if random.next(2) == 0, !scene.items[section].isEmpty {
        let item = random.next(scene.items[section].count)
        scene.items[section].remove(at: item)
        scene.collection.deleteItems(at: [IndexPath(item: item, section: section)])
      } else {
        let item = random.next(scene.items[section].count + 1)
        scene.items[section].insert(random.newName(), at: item)
        scene.collection.insertItems(at: [IndexPath(item: item, section: section)])
      }
      scene.layout()
      for case let cell as SizedCell in scene.collection.visibleCells {
        #expect(cell.frame.height == scene.contents(cell.name).height)
      }
      scene.scroll(to: 0)
      let fresh = make(scene.items)
      fresh.layout()
      #expect(scene.places == fresh.places, "\(seed)")
    }
  }

  @Test func onlyVisibleRowsOfALargeListAreAskedFor() {
    let scene = CollectionScene(
      [Array(0..<100_000)],
      UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
    scene.contents = { _ in CGSize(width: 10, height: 50) }
    scene.layout()
    #expect(scene.cellCalls <= 10)
    #expect(scene.collection.visibleCells.count == 8)
    scene.collection.scrollToItem(
      at: IndexPath(item: 70_000, section: 0), at: .top, animated: false)
    #expect(scene.places[70_000]?.minY == 0)
  }

  #if os(macOS) || os(Linux) || os(Windows)
    @Test func anItemOfNoSize() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        let size = NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(0))
        let scene = CollectionScene(
          [[1]],
          UICollectionViewCompositionalLayout(
            section: NSCollectionLayoutSection(
              group: .vertical(
                layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))))
        scene.layout()
      }
      #expect(result?.says("section 0 of photos has the dimensions 1.0 × 0.0") == true)
    }
  #endif
}
