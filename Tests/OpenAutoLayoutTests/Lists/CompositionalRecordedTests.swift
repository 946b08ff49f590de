import Foundation
import OpenAutoLayout
import Testing

/// Collections with a compositional layout as UIKit was recorded to lay them out.
@MainActor
struct CompositionalRecordedTests {
  typealias Size = NSCollectionLayoutSize

  private func rows(_ pinned: Bool = false) -> NSCollectionLayoutSection {
    let size = Size(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.interGroupSpacing = 8
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: Size(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    header.pinToVisibleBounds = pinned
    section.boundarySupplementaryItems = [header]
    return section
  }

  private func thirds() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: Size(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Size(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)),
      subitem: item, count: 3)
    group.interItemSpacing = .fixed(8)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 8
    section.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    return section
  }

  @Test func g5RowsAndThirds() {
    let layout = UICollectionViewCompositionalLayout { section, _ in
      section == 0 ? rows() : thirds()
    }
    let scene = CollectionScene([[1, 2], [3, 4, 5, 6]], layout)
    scene.layout()
    #expect(
      scene.supplementary(CollectionScene.header, 0) == CGRect(x: 0, y: 0, width: 320, height: 30))
    #expect([0, 1].map { scene.frame($0, 0)?.minY } == [30, 82])
    #expect(scene.frame(0, 1) == CGRect(x: 16, y: 142, width: 90.5, height: 60))
    #expect(scene.frame(1, 1)?.minX == 114.5)
    #expect(scene.frame(2, 1)?.origin == CGPoint(x: 213, y: 142))
    #expect(scene.frame(3, 1)?.origin == CGPoint(x: 16, y: 210))
  }

  @Test func g5FromTheRight() {
    let scene = CollectionScene(
      [[3, 4, 5, 6]], UICollectionViewCompositionalLayout(section: thirds()), rightToLeft: true)
    scene.layout()
    #expect(scene.frame(0, 0)?.maxX == 304)
    #expect(scene.frame(2, 0)?.minX == 16.5)
  }

  private func list(
    _ appearance: UICollectionLayoutListConfiguration.Appearance, headers: Bool = false,
    footers: Bool = false
  ) -> UICollectionViewCompositionalLayout {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    if headers { configuration.headerMode = .supplementary }
    if footers { configuration.footerMode = .supplementary }
    return .list(using: configuration)
  }

  @Test func g6AnInsetListWithoutHeaders() {
    let scene = CollectionScene([[1, 2], [3, 4]], list(.insetGrouped))
    scene.contents = { CGSize(width: 10, height: $0 == 2 ? 79.5 : 56) }
    scene.layout()
    #expect(scene.frame(0, 0) == CGRect(x: 16, y: 35, width: 288, height: 56))
    #expect(scene.frame(1, 0)?.minY == 91)
    #expect([0, 1].map { scene.frame($0, 1)?.minY } == [205.5, 261.5])
  }

  @Test func g7AnInsetListWithHeadersAndFooters() {
    let scene = CollectionScene(
      [[1, 2], [3]], list(.insetGrouped, headers: true, footers: true))
    scene.contents = { _ in CGSize(width: 10, height: 56) }
    scene.heights = { $0 == CollectionScene.header ? 44.5 : 35 }
    scene.layout()
    #expect([0, 1].map { scene.supplementary(CollectionScene.header, $0)?.minY } == [0, 191.5])
    #expect([0, 1].map { scene.supplementary(CollectionScene.footer, $0)?.minY } == [156.5, 292])
    #expect([0, 1].map { scene.frame($0, 0)?.minY } == [44.5, 100.5])
    #expect(scene.frame(0, 1) == CGRect(x: 16, y: 236, width: 288, height: 56))
    #expect(scene.supplementary(CollectionScene.footer, 0)?.width == 288)
  }

  @Test func g9PinnedHeaders() {
    let scene = CollectionScene(
      [Array(0..<6), Array(6..<12)], UICollectionViewCompositionalLayout(section: rows(true)),
      height: 300)
    scene.layout()
    func headers() -> [CGFloat?] {
      [0, 1].map { section in
        scene.supplementary(CollectionScene.header, section).map {
          $0.minY - scene.collection.contentOffset.y
        }
      }
    }
    scene.scroll(to: 100)
    #expect(headers() == [0, 234])
    #expect([5, 6].map { scene.places[$0]?.minY } == [190, 264])
    scene.scroll(to: 320)
    #expect(headers() == [-16, 14])
    #expect([5, 6].map { scene.places[$0]?.minY } == [-30, 44])
  }
}
