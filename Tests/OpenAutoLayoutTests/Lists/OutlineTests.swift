import Foundation
import OpenAutoLayout
import RandomTestSupport
import Testing

/// Sections of collections that fold.
@MainActor
struct OutlineTests {
  private let scene: OutlineScene

  init() { scene = OutlineScene(width: 320) }

  private var rows: [String] { scene.rows.map(\.name) }

  @Test func theCellsOfFoldedItemsAreGone() {
    scene.source.apply(OutlineScene.menu, to: "menu")
    scene.layout()
    #expect(rows == ["Fruit", "Tea"])
    let tea = scene.cell("Tea")
    #expect(tea?.frame == CGRect(x: 0, y: 40, width: 320, height: 40))
    scene.fold { $0.expand(["Fruit"]) }
    #expect(rows == ["Fruit", "Apple", "Pear", "Tea"])
    // What stays keeps its cell.
    #expect(scene.cell("Tea") === tea && tea?.frame.minY == 120)
    scene.fold { $0.expand(["Apple"]) }
    #expect(rows == ["Fruit", "Apple", "Red", "Pear", "Tea"])
    scene.fold { $0.collapse(["Fruit"]) }
    #expect(rows == ["Fruit", "Tea"] && tea?.frame.minY == 40)
    #expect(scene.collection.contentSize.height == 80)
    // Below, it stays expanded.
    scene.fold { $0.expand(["Fruit"]) }
    #expect(rows == ["Fruit", "Apple", "Red", "Pear", "Tea"])
  }

  @Test(arguments: [false, true])
  func contentsBeginFurtherInByTheirLevel(rightToLeft: Bool) {
    let scene = OutlineScene(width: 320, rightToLeft: rightToLeft)
    var menu = OutlineScene.menu
    menu.expand(["Fruit", "Apple"])
    scene.source.apply(menu, to: "menu")
    scene.layout()
    let frames = scene.rows.map { $0.cell.contentView.frame }
    let indents: [CGFloat] = [0, 10, 20, 10, 0]
    #expect(
      frames
        == indents.map { indent in
          // The chevron takes 26.5 at the other side.
          CGRect(x: rightToLeft ? 26.5 : indent, y: 0, width: 293.5 - indent, height: 40)
        })
  }

  @Test func anItemThatMovesInTheOutlineKeepsItsCellAndHasAnotherLevel() {
    var menu = OutlineScene.menu
    menu.expand(["Fruit"])
    scene.source.apply(menu, to: "menu")
    scene.layout()
    let pear = scene.cell("Pear")
    #expect(pear?.contentView.frame.minX == 10)
    scene.fold {
      $0.delete(["Pear"])
      $0.insert(["Pear"], before: "Tea")
    }
    #expect(scene.cell("Pear") === pear && pear?.contentView.frame.minX == 0)
  }

  @Test func theChevronFoldsAndAsksTheHandlers() throws {
    scene.source.apply(OutlineScene.menu, to: "menu")
    scene.layout()
    var asked: [String] = []
    scene.source.sectionSnapshotHandlers.willExpandItem = { asked.append("+" + $0) }
    scene.source.sectionSnapshotHandlers.willCollapseItem = { asked.append("-" + $0) }
    scene.source.sectionSnapshotHandlers.shouldCollapseItem = { $0 != "Apple" }
    func tap(_ name: String) throws {
      let cell = try #require(scene.cell(name))
      let chevron = try #require(cell.subviews.lazy.compactMap { $0 as? UIButton }.first)
      #expect(abs(chevron.frame.maxX - 304) < 1e-6)
      chevron.sendActions(for: .primaryActionTriggered)
      scene.layout()
    }
    try tap("Fruit")
    #expect(rows == ["Fruit", "Apple", "Pear", "Tea"])
    #expect(scene.source.snapshot(for: "menu").isExpanded("Fruit"))
    #expect(scene.cell("Fruit")?.configurationState.isExpanded == true)
    try tap("Apple")
    try tap("Apple")
    #expect(rows == ["Fruit", "Apple", "Red", "Pear", "Tea"])
    try tap("Fruit")
    #expect(rows == ["Fruit", "Tea"])
    #expect(scene.cell("Fruit")?.configurationState.isExpanded == false)
    #expect(asked == ["+Fruit", "+Apple", "-Fruit"])
    scene.source.sectionSnapshotHandlers.shouldExpandItem = { _ in false }
    try tap("Fruit")
    #expect(rows == ["Fruit", "Tea"])
    scene.source.sectionSnapshotHandlers.shouldExpandItem = nil
    scene.source.sectionSnapshotHandlers.snapshotForExpandingParent = { parent, old in
      #expect(old.rootItems == ["Apple", "Pear"])
      var loaded = NSDiffableDataSourceSectionSnapshot<String>()
      loaded.append([parent + " salad"])
      return loaded
    }
    try tap("Fruit")
    #expect(rows == ["Fruit", "Fruit salad", "Tea"])
  }

  /// After each random step, the list shows what a new one of the same outline shows.
  @Test(arguments: 0..<8)
  func foldingIsAsANewList(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let scene = OutlineScene(width: 320)
    scene.source.apply(OutlineScene.menu, to: "menu")
    scene.layout()
    var next = 0
    for step in 0..<30 {
      scene.fold { outline in
        let items = outline.items
        let item = items.isEmpty ? nil : random.pick(items)
        next += 1
        switch (random.number(0...7), item) {
        case (0...1, let item?): outline.expand([item])
        case (2, let item?): outline.collapse([item])
        case (3, let item?): outline.append(["\(next)"], to: item)
        case (4, let item?): outline.insert(["\(next)"], after: item)
        case (5, let item?) where items.count > 3: outline.delete([item])
        case (6, let item?):
          let part = outline.snapshot(of: item, includingParent: true)
          outline.delete([item])
          outline.append(["\(next)"])
          outline.insert(part, before: "\(next)")
        default: outline.append(["\(next)"])
        }
      }
      let fresh = OutlineScene(width: 320)
      fresh.source.apply(scene.source.snapshot(for: "menu"), to: "menu")
      fresh.collection.contentOffset = scene.collection.contentOffset
      fresh.layout()
      func screen(_ scene: OutlineScene) -> [String] {
        scene.rows.map { "\($0.name) \($0.cell.frame) \($0.cell.contentView.frame)" }
      }
      #expect(screen(scene) == screen(fresh), "seed \(seed), step \(step)")
    }
  }

  @Test func aDataSourceThatWasReplacedLeavesTheCellsOfTheOther() {
    let registration = UICollectionView.CellRegistration<OutlineCell, String> { cell, _, name in
      cell.name = name
    }
    let other = UICollectionViewDiffableDataSource<Int, String>(
      collectionView: scene.collection
    ) { list, path, name in
      list.dequeueConfiguredReusableCell(using: registration, for: path, item: name)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["Milk", "Bread"])
    other.apply(snapshot)
    scene.layout()
    var menu = OutlineScene.menu
    menu.expand(["Fruit"])
    scene.source.apply(menu, to: "menu")
    scene.layout()
    #expect(rows == ["Milk", "Bread"])
    #expect(scene.rows.map(\.cell.contentView.frame.minX) == [0, 0])
  }

  @Test func sectionsAndTheirOutlinesStandBesideEachOther() {
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    snapshot.appendSections(["top", "menu"])
    snapshot.appendItems(["Search"], toSection: "top")
    scene.source.apply(snapshot)
    scene.source.apply(OutlineScene.menu, to: "menu")
    scene.layout()
    #expect(rows == ["Search", "Fruit", "Tea"])
    #expect(scene.source.snapshot(for: "top").rootItems == ["Search"])
    #expect(scene.source.snapshot(for: "menu").items == OutlineScene.menu.items)
    #expect(scene.source.snapshot().itemIdentifiers == ["Search", "Fruit", "Tea"])
    // A snapshot of everything that keeps the rows keeps the outline, another one ends it.
    var whole = scene.source.snapshot()
    whole.appendSections(["end"])
    scene.source.apply(whole)
    #expect(scene.source.snapshot(for: "menu").contains("Apple"))
    whole.appendItems(["Milk"], toSection: "menu")
    scene.source.apply(whole)
    #expect(scene.source.snapshot(for: "menu").items == ["Fruit", "Tea", "Milk"])
  }
}

/// A list whose rows are 40 points high, and its outline.
@MainActor
final class OutlineScene {
  let window: UIWindow
  let collection: UICollectionView
  let source: UICollectionViewDiffableDataSource<String, String>

  static var menu: NSDiffableDataSourceSectionSnapshot<String> {
    var menu = NSDiffableDataSourceSectionSnapshot<String>()
    menu.append(["Fruit", "Tea"])
    menu.append(["Apple", "Pear"], to: "Fruit")
    menu.append(["Red"], to: "Apple")
    return menu
  }

  init(width: CGFloat, rightToLeft: Bool = false) {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 400))
    window.contentScaleFactor = 2
    window.traitOverrides.layoutDirection = rightToLeft ? .rightToLeft : .leftToRight
    let layout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain))
    let collection = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    let registration = UICollectionView.CellRegistration<OutlineCell, String> { cell, _, name in
      cell.name = name
      cell.accessories = [.outlineDisclosure()]
    }
    source = UICollectionViewDiffableDataSource(collectionView: collection) { list, path, name in
      list.dequeueConfiguredReusableCell(using: registration, for: path, item: name)
    }
    self.collection = collection
    window.addSubview(collection)
  }

  func layout() { collection.layoutIfNeeded() }

  func fold(_ change: (inout NSDiffableDataSourceSectionSnapshot<String>) -> Void) {
    var outline = source.snapshot(for: "menu")
    change(&outline)
    source.apply(outline, to: "menu")
    layout()
  }

  /// The rows from the top.
  var rows: [(name: String, cell: OutlineCell)] {
    collection.visibleCells.compactMap { $0 as? OutlineCell }.map { ($0.name, $0) }
  }

  func cell(_ name: String) -> OutlineCell? { rows.first { $0.name == name }?.cell }
}

final class OutlineCell: UICollectionViewListCell {
  var name = ""

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.heightAnchor.constraint(equalToConstant: 40).isActive = true
  }

  required init?(coder: NSCoder) { nil }
}
