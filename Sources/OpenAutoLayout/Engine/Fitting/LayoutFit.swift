import Foundation
import LayoutSolver

/// The size that a subtree wants by itself, near a target.
///
/// It reads the same answers as the running engine, and has columns and a solver of its own. It writes
/// nothing that the running engine reads. Not isolated, as `LayoutRows` is not.
struct LayoutFit: ~Copyable {
  private var maker: RowMaker
  private var isEmpty = true

  init(of root: LayoutItem) {
    maker = RowMaker(root: root, columns: .fitting)
  }

  /// Makes the rows of the subtree.
  ///
  /// - Throws: What a view has to be asked first.
  mutating func lower(_ items: [LayoutItem]) throws(MissingAnswer) {
    for item in items {
      item.fittingBlock = maker.solver.addBlock(.origin, .origin, .size, .size)
      item.state.insert(.isCoveredByFit)
    }
    let root = maker.root
    maker.solver.fix(maker.column(.x, of: root), at: 0)
    maker.solver.fix(maker.column(.y, of: root), at: 0)
    for item in items {
      if !item.references.isEmpty { isEmpty = false }
      if item != root { _ = maker.makeMaskRows(of: item) }
      addContentRows(item.contentDemand(along: .horizontal), maker.column(.width, of: item))
      addContentRows(item.contentDemand(along: .vertical), maker.column(.height, of: item))
      for constraint in item.constraints.all {
        _ = try maker.makeRow(
          constraint.terms, heldBy: item, order: constraint.serial,
          isSystemMade: constraint.isSystemMade)
      }
    }
    let content = root.content?.answer
    if content?.horizontal != nil || content?.vertical != nil { isEmpty = false }
  }

  private func addContentRows(_ demand: ContentDemand?, _ column: Solver.Column) {
    guard let demand else { return }
    let (hugging, resistance) = (demand.content.hugging, demand.content.compressionResistance)
    if hugging.rawValue > 0 {
      _ = maker.addContentRow(demand, .lessThanOrEqual, hugging, column)
    }
    if resistance.rawValue > 0 {
      _ = maker.addContentRow(demand, .greaterThanOrEqual, resistance, column)
    }
  }

  /// Solves the rows and the target.
  ///
  /// - Returns: The size of the alignment rectangle; `nil` if nothing says anything about sizes.
  func solve(_ target: FittingTarget) -> CGSize? {
    if isEmpty { return nil }
    let (width, height) = (
      maker.column(.width, of: maker.root), maker.column(.height, of: maker.root)
    )
    want(target.size.width, target.horizontalPriority, width)
    want(target.size.height, target.verticalPriority, height)
    maker.solver.solve()
    return CGRect(
      solvedX: 0, y: 0, width: maker.solver.value(of: width),
      height: maker.solver.value(of: height)
    ).size
  }

  private func want(_ length: CGFloat, _ priority: UILayoutPriority, _ column: Solver.Column) {
    guard priority.rawValue > 0 else { return }
    maker.solver.addTerm(1, column)
    _ = maker.solver.addRow(
      .equal, length, priority: priority.rawValue, author: .client, order: .max)
  }
}
