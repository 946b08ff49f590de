import Foundation
import OpenAutoLayout
import Testing

/// Collections with a flow layout as UIKit was recorded to lay them out.
@MainActor
struct CollectionRecordedTests {
  private func inset(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat)
    -> UIEdgeInsets
  { UIEdgeInsets(top: top, left: left, bottom: bottom, right: right) }

  @Test func g1SectionsOfThreeInALine() {
    let flow = UICollectionViewFlowLayout(
      item: CGSize(width: 90, height: 60), line: 8, gap: 8, inset: inset(16, 16, 16, 16))
    let scene = CollectionScene([Array(0..<7), [7, 8]], flow)
    scene.layout()
    #expect((0..<3).map { scene.frame($0, 0)?.minX } == [16, 115, 214])
    #expect([0, 3, 6].map { scene.frame($0, 0)?.minY } == [16, 84, 152])
    #expect(scene.frame(0, 1) == CGRect(x: 16, y: 244, width: 90, height: 60))
    #expect(scene.frame(1, 1) == CGRect(x: 115, y: 244, width: 90, height: 60))
    #expect(scene.collection.contentSize == CGSize(width: 320, height: 320))
  }

  @Test(arguments: [false, true]) func g2Horizontal(rightToLeft: Bool) {
    let flow = UICollectionViewFlowLayout(
      item: CGSize(width: 120, height: 80), line: 12, gap: 10, inset: inset(20, 20, 20, 20))
    flow.scrollDirection = .horizontal
    let scene = CollectionScene(
      [Array(0..<6)], flow, width: 320, height: 120, rightToLeft: rightToLeft)
    scene.layout()
    #expect(scene.frame(0, 0) == CGRect(x: 20, y: 20, width: 120, height: 80))
    #expect(scene.frame(1, 0) == CGRect(x: 152, y: 20, width: 120, height: 80))
    #expect(scene.collection.contentSize == CGSize(width: 820, height: 120))
    #expect(scene.collection.visibleCells.count == 3)
  }

  @Test func g3HeadersAndFooters() {
    let flow = UICollectionViewFlowLayout(
      item: CGSize(width: 90, height: 60), line: 12, gap: 9, inset: inset(12, 16, 12, 16),
      header: 44, footer: 30)
    let scene = CollectionScene([[1, 2, 3], [4, 5]], flow)
    scene.layout()
    #expect(
      scene.supplementary(CollectionScene.header, 0) == CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(scene.supplementary(CollectionScene.header, 1)?.minY == 158)
    #expect(scene.supplementary(CollectionScene.footer, 0)?.minY == 128)
    #expect(scene.supplementary(CollectionScene.footer, 1)?.minY == 286)
    #expect(scene.frame(0, 0)?.origin == CGPoint(x: 16, y: 56))
    #expect(scene.frame(0, 1)?.origin == CGPoint(x: 16, y: 214))
  }

  @Test func g4AnEmptySectionKeepsItsInsets() {
    let flow = UICollectionViewFlowLayout(
      item: CGSize(width: 80, height: 64), line: 10, gap: 10, inset: inset(6, 16, 12, 16),
      header: 30, footer: 24)
    let scene = CollectionScene([[1, 2, 3], [], [4, 5, 6, 7, 8]], flow, width: 375, height: 600)
    scene.layout()
    #expect((0..<3).map { scene.frame($0, 0)?.minX } == [16, 147.5, 279])
    #expect(scene.frame(0, 0)?.minY == 36)
    #expect(
      (0..<3).map { scene.supplementary(CollectionScene.header, $0)?.minY } == [0, 136, 208])
    #expect(
      (0..<2).map { scene.supplementary(CollectionScene.footer, $0)?.minY } == [112, 184])
    #expect(scene.frame(0, 2)?.minY == 244)
    #expect(scene.frame(3, 2)?.origin == CGPoint(x: 16, y: 318))
    #expect(scene.frame(4, 2)?.origin == CGPoint(x: 147.5, y: 318))
  }

  @Test func g8ACellSizesItself() {
    let flow = UICollectionViewFlowLayout()
    flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let scene = CollectionScene([[1]], flow)
    scene.contents = { _ in CGSize(width: 59, height: 34) }
    scene.layout()
    #expect(scene.frame(0, 0) == CGRect(x: 0, y: 0, width: 59, height: 34))
  }
}
