import Foundation
import LayoutSolver

/// The size that a subtree wants by itself, near a target.
///
/// It reads the same answers as the running engine, and has columns and a solver of its own. It writes
/// nothing that the running engine reads. Not isolated, as `LayoutRows` is not.
struct LayoutFit: ~Copyable {
  private let maker: RowMaker
  private var isEmpty = true
  private var followers: [WidthFollower] = []

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
      addContentRows(of: item)
      for constraint in item.constraints.all {
        _ = try maker.makeRow(
          constraint.terms, heldBy: item, order: constraint.serial,
          author: constraint.author)
      }
    }
    let content = root.content?.answer
    if content?.horizontal != nil || content?.vertical != nil { isEmpty = false }
  }

  private mutating func addContentRows(of item: LayoutItem) {
    if item.content == nil { return }
    let (width, height) = (maker.column(.width, of: item), maker.column(.height, of: item))
    _ = addContentRows(item.contentDemand(along: .horizontal), width)
    let demand = item.contentDemand(along: .vertical)
    let rows = addContentRows(demand, height)
    if let demand, item.state.contains(.heightFollowsWidth) {
      followers.append(
        WidthFollower(
          memory: item.memory, width: width, heightRows: rows, heightWeight: demand.weight))
    }
  }

  private func addContentRows(
    _ demand: ContentDemand?, _ column: Solver.Column
  ) -> ContentRows.Axis {
    guard let demand else { return ContentRows.Axis() }
    return ContentRows.Axis(
      atMost: maker.makeContentRow(
        demand, .lessThanOrEqual, demand.content.hugging, column),
      atLeast: maker.makeContentRow(
        demand, .greaterThanOrEqual, demand.content.compressionResistance, column))
  }

  /// Adds the target, and solves the rows.
  ///
  /// - Returns: `nil` if nothing says anything about sizes.
  func solve(_ target: FittingTarget) -> SolvedFit? {
    if isEmpty { return nil }
    let (width, height) = (
      maker.column(.width, of: maker.root), maker.column(.height, of: maker.root)
    )
    want(target.size.width, target.horizontalPriority, width)
    want(target.size.height, target.verticalPriority, height)
    maker.solver.solve()
    return SolvedFit(
      solver: maker.solver, width: width, height: height, followers: followers)
  }

  private func want(_ length: CGFloat, _ priority: UILayoutPriority, _ column: Solver.Column) {
    guard priority.rawValue > 0 else { return }
    maker.solver.addTerm(1, column)
    _ = maker.solver.addRow(
      .equal, length, priority: priority.rawValue, author: .client, order: .max)
  }
}

/// A view in a fit whose height follows its width.
struct WidthFollower {
  let memory: ItemMemory
  let width: Solver.Column
  let heightRows: ContentRows.Axis
  /// By what errors of the height are multiplied, see `StackPlace`.
  let heightWeight: Double
  /// What the view said last.
  var answer: HeightAnswer?
}
