import Foundation
import OpenAutoLayout
import Testing

/// Where sections that scroll across end: ten groups of 100 points, 10 apart, with 20 before and after,
/// in a collection of 320.
@MainActor
struct SectionStopsTests {
  typealias Behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior

  private func scene(
    _ behavior: Behavior, width: NSCollectionLayoutDimension = .absolute(100),
    rightToLeft: Bool = false
  ) -> CollectionScene {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: width.isEstimated ? width : .fractionalWidth(1),
        heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: width, heightDimension: .absolute(60)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
    section.orthogonalScrollingBehavior = behavior
    let scene = CollectionScene(
      [Array(0..<10)], UICollectionViewCompositionalLayout(section: section),
      rightToLeft: rightToLeft)
    scene.contents = { CGSize(width: 60 + $0 * 20, height: 60) }
    scene.layout()
    return scene
  }

  /// How far items are before where they would be without scrolling, from where reading begins.
  private func scrolled(_ scene: CollectionScene) -> CGFloat? {
    guard let (name, place) = scene.places.first else { return nil }
    let isMirrored = scene.collection.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let start = isMirrored ? scene.collection.bounds.width - place.maxX : place.minX
    return 20 + CGFloat(name) * 110 - start
  }

  private func scroller(_ scene: CollectionScene) throws -> UIScrollView {
    try #require(scene.collection.subviews.lazy.compactMap { $0 as? UIScrollView }.first)
  }

  /// The largest offset is 20 + 1090 + 20 - 320 = 810.
  @Test(
    arguments: [
      (.continuous, 130, 130), (.continuous, 900, 900),
      (.continuousGroupLeadingBoundary, 130, 110), (.continuousGroupLeadingBoundary, 170, 220),
      (.continuousGroupLeadingBoundary, 795, 810), (.groupPaging, 54, 0), (.groupPaging, 56, 110),
      (.groupPaging, 5000, 810), (.groupPaging, -90, 0), (.paging, 150, 0), (.paging, 170, 320),
      (.paging, 790, 640), (.paging, 805, 810),
      // A group of 100 is in the middle where 110 are on both sides: the first one with 20 before it at
      // -90, the last one at 900.
      (.groupPagingCentered, -40, -90), (.groupPagingCentered, -30, 20),
      (.groupPagingCentered, 860, 900), (.groupPagingCentered, 5000, 900),
    ] as [(Behavior, CGFloat, CGFloat)], [false, true])
  func anOffsetThatCodeSetsEnds(
    _ step: (behavior: Behavior, offset: CGFloat, end: CGFloat), rightToLeft: Bool
  ) throws {
    let scene = scene(step.behavior, rightToLeft: rightToLeft)
    let scroller = try scroller(scene)
    scroller.setContentOffset(
      CGPoint(x: rightToLeft ? 1130 - 320 - step.offset : step.offset, y: 0), animated: false)
    scene.layout()
    #expect(scrolled(scene) == step.end)
  }

  @Test(arguments: [false, true])
  func groupsStopWhereTheyAreMeasured(rightToLeft: Bool) throws {
    let scene = scene(.groupPaging, width: .estimated(100), rightToLeft: rightToLeft)
    func starts() -> [Int: CGFloat] {
      scene.places.mapValues { rightToLeft ? 320 - $0.maxX : $0.minX }
    }
    // Groups of 60, 80, 100, with 10 between them.
    #expect(starts() == [0: 20, 1: 90, 2: 180, 3: 290])
    let scroller = try scroller(scene)
    scroller.contentOffset.x += rightToLeft ? -75 : 75
    scene.layout()
    // The second one begins where the first one did.
    #expect(starts()[1] == 20 && starts()[2] == 110 && starts()[3] == 220)
    scene.collection.scrollToItem(
      at: IndexPath(item: 3, section: 0), at: .left, animated: false)
    scene.layout()
    #expect(starts()[3] == 20 && starts()[4] == 150)
  }

  @Test(arguments: [false, true])
  func groupsThatStopInTheMiddleBeginThere(rightToLeft: Bool) {
    let scene = scene(.groupPagingCentered, rightToLeft: rightToLeft)
    #expect(scene.places[0] == CGRect(x: 110, y: 0, width: 100, height: 60))
    #expect(scene.places[1]?.minX == (rightToLeft ? 0 : 220))
    #expect(scene.places.count == 2)
  }

  @Test(
    arguments: [
      (.continuous, .left, 570), (.continuous, .centeredHorizontally, 460),
      (.continuousGroupLeadingBoundary, .centeredHorizontally, 550), (.groupPaging, .left, 550),
      (.groupPaging, .right, 550), (.paging, .left, 320), (.groupPagingCentered, .left, 460),
    ] as [(Behavior, UICollectionView.ScrollPosition, CGFloat)])
  func scrollingToAnItemEndsWhereItsGroupStops(
    behavior: Behavior, position: UICollectionView.ScrollPosition, end: CGFloat
  ) {
    let scene = scene(behavior)
    scene.collection.scrollToItem(
      at: IndexPath(item: 5, section: 0), at: position, animated: false)
    scene.layout()
    #expect(scrolled(scene) == end)
    #expect(scene.places[5] != nil)
  }

  @Test(arguments: [false, true])
  func aTurnKeepsThePage(rightToLeft: Bool) {
    let scene = scene(.paging, rightToLeft: rightToLeft)
    scene.collection.scrollToItem(
      at: IndexPath(item: 6, section: 0), at: .left, animated: false)
    scene.layout()
    #expect(scrolled(scene) == 640)
    scene.collection.frame.size.width = 200
    scene.layout()
    #expect(scrolled(scene) == 400)
  }

  @Test(arguments: [Behavior.groupPaging, .groupPagingCentered], [false, true])
  func aTurnKeepsTheGroup(behavior: Behavior, rightToLeft: Bool) throws {
    let scene = scene(behavior, rightToLeft: rightToLeft)
    scene.collection.scrollToItem(
      at: IndexPath(item: 3, section: 0), at: .left, animated: false)
    scene.layout()
    let before = try #require(scene.places[3])
    scene.collection.frame.size.width = 500
    scene.layout()
    let after = try #require(scene.places[3])
    if behavior == .groupPaging {
      #expect(before.minX == (rightToLeft ? 200 : 20))
      #expect(after.minX == (rightToLeft ? 380 : 20))
    } else {
      #expect(before.midX == 160 && after.midX == 250)
    }
  }
}
