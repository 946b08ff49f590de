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
  private let style: UITableView.Style
  private let list: ListProgram
  private var category = UIContentSizeCategory.large

  init(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    style = random.pick([.plain, .grouped, .insetGrouped])
    list = ListProgram(random)
    scene = TableScene(list.rows, style)
    scene.texts = list.text
    setTitles(of: scene)
  }

  private func setTitles(of scene: TableScene) {
    scene.headers = list.sections.map { $0 % 3 == 0 ? nil : "Header" }
    scene.footers = list.sections.map { $0 % 2 == 0 ? nil : "Footer" }
  }

  func fresh() -> TableScene {
    let fresh = TableScene(list.rows, style, width: scene.window.bounds.width)
    fresh.texts = list.text
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
      return cell.name == list.rows[path.section][path.row]
        && cell.label.text == list.text(cell.name)
        && scene.table.rectForRow(at: path) == cell.frame
    }
  }

  /// - Returns: What was done.
  func step() -> String {
    switch list.random.number(0...9) {
    case 0...2:
      carryOut(list.changeRows())
      return "rows"
    case 3:
      carryOut(list.changeSections())
      return "sections"
    case 4:
      guard let section = list.changeSection() else { return "nothing" }
      scene.rows = list.rows
      setTitles(of: scene)
      scene.table.reloadSections([section], with: .none)
      return "section"
    case 5, 6:
      scene.table.contentOffset.y += CGFloat(list.random.number(-500...500))
      return "scroll"
    case 7:
      if list.paths.isEmpty { return "nothing" }
      let position = list.random.pick(
        [.none, .top, .middle, .bottom] as [UITableView.ScrollPosition])
      scene.table.scrollToRow(at: list.random.pick(list.paths), at: position, animated: false)
      return "row to \(position)"
    case 8:
      let width = list.random.pick([320, 390, 1024] as [CGFloat])
      scene.window.frame.size.width = width
      scene.table.frame.size.width = width
      return "width \(width)"
    default:
      category = list.random.pick([.small, .large, .accessibilityLarge])
      scene.window.traitOverrides.preferredContentSizeCategory = category
      return "text \(category.rawValue)"
    }
  }

  private func carryOut(_ batch: ListProgram.Batch) {
    let table = scene.table
    table.performBatchUpdates { [self] in
      scene.rows = list.rows
      setTitles(of: scene)
      table.deleteRows(at: batch.deleted, with: .automatic)
      table.insertRows(at: batch.inserted, with: .automatic)
      table.reloadRows(at: batch.reloaded, with: .automatic)
      for (from, to) in batch.moved { table.moveRow(at: from, to: to) }
      table.deleteSections(batch.deletedSections, with: .automatic)
      table.insertSections(batch.insertedSections, with: .automatic)
      for (from, to) in batch.movedSections { table.moveSection(from, toSection: to) }
    }
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
