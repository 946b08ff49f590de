import Foundation
import OpenAutoLayout
import RandomTestSupport
import Testing

/// Random programs: after each step, a collection of cells that size themselves shows what a new one of
/// the same items shows at its place.
@MainActor
struct CollectionProgramTests {
  @Test(arguments: 0..<8, CollectionProgram.Kind.allCases)
  func stepsAreAsANewCollection(seed: Int, kind: CollectionProgram.Kind) {
    let program = CollectionProgram(kind, seed: UInt64(seed))
    for _ in 0..<14 {
      let step = program.step()
      let scene = program.scene
      scene.layout()
      #expect(program.cellsAreTheirItems, "seed \(seed), \(step)")
      guard let anchor = scene.collection.indexPathsForVisibleItems.first else { continue }
      let fresh = program.fresh()
      fresh.alignItem(at: anchor, with: scene)
      #expect(fresh.screen == scene.screen, "seed \(seed), \(step)")
    }
  }
}

/// A collection that random steps change.
@MainActor
final class CollectionProgram {
  enum Kind: CaseIterable {
    case plain, inset, cards, flow
  }

  let scene: CollectionScene
  private let kind: Kind
  private let list: ListProgram
  private var category = UIContentSizeCategory.large

  init(_ kind: Kind, seed: UInt64) {
    self.kind = kind
    list = ListProgram(SplitMix64(seed: seed))
    scene = CollectionScene(list.rows, Self.layout(kind))
    prepare(scene)
  }

  private func prepare(_ scene: CollectionScene) {
    scene.texts = list.text
    // A flow layout of sizes by the delegate, which differ in a line and from line to line.
    scene.sizes = { name in CGSize(width: 60 + name * 37 % 90, height: 40 + name * 23 % 50) }
  }

  private static func layout(_ kind: Kind) -> UICollectionViewLayout {
    switch kind {
    case .plain, .inset:
      var configuration = UICollectionLayoutListConfiguration(
        appearance: kind == .plain ? .plain : .insetGrouped)
      configuration.headerMode = .supplementary
      if kind == .inset { configuration.footerMode = .supplementary }
      return UICollectionViewCompositionalLayout.list(using: configuration)
    case .flow:
      return UICollectionViewFlowLayout(
        item: .zero, line: 8, gap: 6, inset: UIEdgeInsets(top: 4, left: 12, bottom: 9, right: 12),
        header: 20)
    case .cards:
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(60))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 8
      section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 12, bottom: 9, trailing: 12)
      return UICollectionViewCompositionalLayout(section: section)
    }
  }

  func fresh() -> CollectionScene {
    let fresh = CollectionScene(
      list.rows, Self.layout(kind), width: scene.window.bounds.width)
    prepare(fresh)
    fresh.window.traitOverrides.preferredContentSizeCategory = category
    fresh.layout()
    return fresh
  }

  var cellsAreTheirItems: Bool {
    scene.collection.visibleCells.allSatisfy { cell in
      guard let path = scene.collection.indexPath(for: cell), let card = cell as? TextCard else {
        return false
      }
      return card.name == list.rows[path.section][path.item]
        && card.label.text == list.text(card.name)
        && scene.collection.layoutAttributesForItem(at: path)?.frame == cell.frame
    }
  }

  /// - Returns: What was done.
  func step() -> String {
    let collection = scene.collection
    switch list.random.number(0...9) {
    case 0...2:
      carryOut(list.changeRows())
      return "items"
    case 3:
      carryOut(list.changeSections())
      return "sections"
    case 4:
      guard let section = list.changeSection() else { return "nothing" }
      scene.items = list.rows
      collection.reloadSections([section])
      return "section"
    case 5, 6:
      collection.contentOffset.y += CGFloat(list.random.number(-500...500))
      return "scroll"
    case 7:
      if list.paths.isEmpty { return "nothing" }
      let positions: [UICollectionView.ScrollPosition] = [[], .top, .centeredVertically, .bottom]
      collection.scrollToItem(
        at: list.random.pick(list.paths), at: list.random.pick(positions), animated: false)
      return "to an item"
    case 8:
      let width = list.random.pick([320, 390, 1024] as [CGFloat])
      scene.window.frame.size.width = width
      collection.frame.size.width = width
      return "width \(width)"
    default:
      category = list.random.pick([.small, .large, .accessibilityLarge])
      scene.window.traitOverrides.preferredContentSizeCategory = category
      return "text \(category.rawValue)"
    }
  }

  private func carryOut(_ batch: ListProgram.Batch) {
    let collection = scene.collection
    collection.performBatchUpdates { [self] in
      scene.items = list.rows
      collection.deleteItems(at: batch.deleted)
      collection.insertItems(at: batch.inserted)
      collection.reloadItems(at: batch.reloaded)
      for (from, to) in batch.moved { collection.moveItem(at: from, to: to) }
      collection.deleteSections(batch.deletedSections)
      collection.insertSections(batch.insertedSections)
      for (from, to) in batch.movedSections { collection.moveSection(from, toSection: to) }
    }
  }
}

extension CollectionScene {
  /// Scrolls until an item is on the screen where another collection has it.
  fileprivate func alignItem(at path: IndexPath, with other: CollectionScene) {
    func top(_ scene: CollectionScene) -> CGFloat {
      scene.collection.layoutAttributesForItem(at: path)?.frame.minY ?? 0
    }
    let place = top(other) - other.collection.contentOffset.y
    collection.scrollToItem(at: path, at: .top, animated: false)
    // What comes into view is measured, which can move the item.
    for _ in 0..<4 {
      collection.contentOffset.y = top(self) - place
      layout()
    }
  }

  /// Where the visible items and headers are on the screen, in thousandths of a point.
  fileprivate var screen: [String: [Int]] {
    var frames: [String: CGRect] = [:]
    for cell in collection.visibleCells {
      frames["item \((cell as? TextCard)?.name ?? -1)"] = cell.frame
    }
    for section in items.indices {
      frames["header \(section)"] = supplementary(Self.header, section)
      frames["footer \(section)"] = supplementary(Self.footer, section)
    }
    return frames.filter { $0.value.intersects(collection.bounds) }.mapValues { frame in
      [frame.minX, frame.minY - collection.contentOffset.y, frame.width, frame.height]
        .map { Int(($0 * 1000).rounded()) }
    }
  }
}
