import Foundation
import OpenAutoLayout
import RandomTestSupport
import Testing

/// Random programs: after each step, a table shows what a new one of the same rows shows at its place.
@MainActor
struct TableProgramTests {
  @Test(arguments: 0..<12)
  func stepsAreAsANewTable(seed: Int) {
    let program = TableProgram(seed: UInt64(seed))
    for _ in 0..<14 {
      let step = program.step()
      let scene = program.scene
      scene.layout()
      #expect(program.cellsAreTheirRows, "seed \(seed), \(step)")
      guard let anchor = scene.table.indexPathsForVisibleRows?.first else { continue }
      let fresh = program.fresh()
      fresh.alignRow(at: anchor, with: scene)
      #expect(fresh.screen == scene.screen, "seed \(seed), \(step)")
    }
  }
}

/// A table that random steps change.
@MainActor
private final class TableProgram {
  let scene: TableScene
  private var random: SplitMix64
  private let style: UITableView.Style
  private var category = UIContentSizeCategory.large
  private var nextName = 0
  /// The names of the sections, which their titles follow.
  private var sections: [Int] = []
  /// How often the text of a row changed.
  private let versions = Versions()

  private final class Versions {
    var counts: [Int: Int] = [:]
  }

  init(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    style = random.pick([.plain, .grouped, .insetGrouped])
    self.random = random
    scene = TableScene([], style)
    scene.texts = text
    for _ in 0..<self.random.number(1...3) {
      sections.append(newName())
      scene.rows.append(newRows(12))
    }
    setTitles(of: scene)
  }

  private var text: (Int) -> String {
    { [versions] name in
      let count = (name * 7 + versions.counts[name, default: 0] * 11) % 30
      return Array(repeating: "word", count: count + 1).joined(separator: " ")
    }
  }

  private func setTitles(of scene: TableScene) {
    scene.headers = sections.map { $0 % 3 == 0 ? nil : "Header" }
    scene.footers = sections.map { $0 % 2 == 0 ? nil : "Footer" }
  }

  private func newName() -> Int {
    nextName += 1
    return nextName
  }

  private func newRows(_ most: Int) -> [Int] {
    (0..<random.number(0...most)).map { _ in newName() }
  }

  func fresh() -> TableScene {
    let fresh = TableScene(scene.rows, style, width: scene.window.bounds.width)
    fresh.texts = text
    fresh.window.traitOverrides.preferredContentSizeCategory = category
    setTitles(of: fresh)
    fresh.layout()
    return fresh
  }

  var cellsAreTheirRows: Bool {
    scene.table.visibleCells.allSatisfy { cell in
      guard let path = scene.table.indexPath(for: cell), let cell = cell as? TextCell else {
        return false
      }
      return cell.name == scene.rows[path.section][path.row] && cell.label.text == text(cell.name)
        && scene.table.rectForRow(at: path) == cell.frame
    }
  }

  /// - Returns: What was done.
  func step() -> String {
    switch random.number(0...9) {
    case 0...2:
      updateRows()
      return "rows"
    case 3:
      updateSections()
      return "sections"
    case 4:
      return reloadSection()
    case 5, 6:
      scene.table.contentOffset.y += CGFloat(random.number(-500...500))
      return "scroll"
    case 7:
      let paths = scene.rows.indices.flatMap { section in
        scene.rows[section].indices.map { IndexPath(row: $0, section: section) }
      }
      if paths.isEmpty { return "nothing" }
      let position = random.pick([.none, .top, .middle, .bottom] as [UITableView.ScrollPosition])
      scene.table.scrollToRow(at: random.pick(paths), at: position, animated: false)
      return "row to \(position)"
    case 8:
      let width = random.pick([320, 390, 1024] as [CGFloat])
      scene.window.frame.size.width = width
      scene.table.frame.size.width = width
      return "width \(width)"
    default:
      category = random.pick([.small, .large, .accessibilityLarge])
      scene.window.traitOverrides.preferredContentSizeCategory = category
      return "text \(category.rawValue)"
    }
  }

  private func some(of names: Set<Int>, oneIn count: Int) -> Set<Int> {
    var some: Set<Int> = []
    for name in names.sorted() where random.oneIn(count) { some.insert(name) }
    return some
  }

  /// Deletes, moves, inserts and reloads rows in one batch.
  private func updateRows() {
    if scene.rows.isEmpty { return }
    let before = paths(in: scene.rows)
    let deleted = some(of: Set(before.keys), oneIn: 6)
    let moved = some(of: Set(before.keys).subtracting(deleted), oneIn: 8)
    var rest = scene.rows.map { $0.filter { !deleted.contains($0) && !moved.contains($0) } }
    let reloaded = some(of: Set(rest.joined()), oneIn: 8)
    let inserted = newRows(5)
    for name in moved.sorted() + inserted {
      let section = random.number(0...rest.count - 1)
      rest[section].insert(name, at: random.number(0...rest[section].count))
    }
    for name in reloaded { versions.counts[name, default: 0] += 1 }
    let after = paths(in: rest)
    let table = scene.table
    table.performBatchUpdates { [self] in
      scene.rows = rest
      table.deleteRows(at: deleted.compactMap { before[$0] }, with: .automatic)
      table.insertRows(at: inserted.compactMap { after[$0] }, with: .automatic)
      table.reloadRows(at: reloaded.compactMap { before[$0] }, with: .automatic)
      for name in moved {
        if let from = before[name], let to = after[name] { table.moveRow(at: from, to: to) }
      }
    }
  }

  /// Deletes, moves and inserts sections in one batch.
  private func updateSections() {
    var rest: [(old: Int?, name: Int, rows: [Int])] = []
    for (section, rows) in scene.rows.enumerated() where !random.oneIn(4) {
      rest.append((section, sections[section], rows))
    }
    let deleted = IndexSet(scene.rows.indices).subtracting(IndexSet(rest.compactMap(\.old)))
    var movedFrom: Int?
    if rest.count > 1, random.oneIn(2) {
      let section = rest.remove(at: random.number(0...rest.count - 1))
      movedFrom = section.old
      rest.insert(section, at: random.number(0...rest.count))
    }
    if random.oneIn(2) {
      rest.insert((nil, newName(), newRows(8)), at: random.number(0...rest.count))
    }
    sections = rest.map(\.name)
    let table = scene.table
    table.performBatchUpdates { [self] in
      scene.rows = rest.map(\.rows)
      setTitles(of: scene)
      table.deleteSections(deleted, with: .automatic)
      table.insertSections(IndexSet(rest.indices.filter { rest[$0].old == nil }), with: .automatic)
      if let movedFrom, let to = rest.firstIndex(where: { $0.old == movedFrom }) {
        table.moveSection(movedFrom, toSection: to)
      }
    }
  }

  private func reloadSection() -> String {
    guard !scene.rows.isEmpty else { return "nothing" }
    let section = random.number(0...scene.rows.count - 1)
    scene.rows[section] = newRows(9)
    sections[section] = newName()
    setTitles(of: scene)
    scene.table.reloadSections([section], with: .none)
    return "section"
  }

  private func paths(in rows: [[Int]]) -> [Int: IndexPath] {
    var paths: [Int: IndexPath] = [:]
    for (section, names) in rows.enumerated() {
      for (row, name) in names.enumerated() { paths[name] = IndexPath(row: row, section: section) }
    }
    return paths
  }
}

extension TableScene {
  /// Scrolls until a row is on the screen where another table has it.
  fileprivate func alignRow(at path: IndexPath, with other: TableScene) {
    let place = other.table.rectForRow(at: path).minY - other.table.contentOffset.y
    table.scrollToRow(at: path, at: .top, animated: false)
    // What comes into view is measured, which can move the row.
    for _ in 0..<4 {
      table.contentOffset.y = table.rectForRow(at: path).minY - place
      layout()
    }
  }

  /// Where the visible rows, headers and footers are on the screen, in thousandths of a point.
  fileprivate var screen: [String: [Int]] {
    var frames: [String: CGRect] = [:]
    for cell in table.visibleCells {
      frames["row \((cell as? NamedCell)?.name ?? -1)"] = cell.frame
    }
    for section in rows.indices {
      frames["header \(section)"] = table.headerView(forSection: section)?.frame
      frames["footer \(section)"] = table.footerView(forSection: section)?.frame
    }
    return frames.filter { $0.value.intersects(table.bounds) }.mapValues { frame in
      [frame.minX, frame.minY - table.contentOffset.y, frame.width, frame.height]
        .map { Int(($0 * 1000).rounded()) }
    }
  }
}
