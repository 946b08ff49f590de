import Foundation

/// Turns the constraints of one tree into rows, and the solved values into rectangles.
///
/// The topmost view owns it. It is made by the first layout, and from then on is told of every
/// change, so that a layout costs what has changed. What the items hold of it (columns, rows) is
/// meaningless without it.
@MainActor
final class LayoutEngine {
  var solver = LayoutSolver()
  /// The topmost item, whose size is given and whose coordinates are everyone's.
  let root: LayoutItem
  /// Whether the size of the root is asked for instead of given.
  let isFitting: Bool

  /// The item of each column; `nil` for a column that is nobody's rectangle.
  var columnOwners: ContiguousArray<LayoutItem?> = []
  /// Blocks of four columns whose items have left.
  var freeBlocks: ContiguousArray<Int32> = []
  var freeOrigins: ContiguousArray<Int32> = []
  /// Origins that a row in the making needs, whose own rows come after it.
  var definitions: ContiguousArray<OriginDefinition> = []

  /// The topmost items of subtrees that are not entered yet.
  var entering: ContiguousArray<LayoutItem>
  /// Constraints without a row, in the order of their activation; `nil` where one was taken back.
  var waiting: ContiguousArray<Unmanaged<NSLayoutConstraint>?> = []
  /// Items whose own rows are to be made anew.
  var stale: ContiguousArray<LayoutItem> = []
  var isRootSizeStale = true
  /// Items whose safe area or margins, or those of whose subviews, may have changed.
  var unsettledInsets: ContiguousArray<LayoutItem> = []
  /// Whether any view has insets that depend on frames.
  var insetsDependOnFrames = false
  /// The constraints that conflicts have left out, each reported when it came.
  var reported: Set<ObjectIdentifier> = []

  init(root: LayoutItem, isFitting: Bool = false) {
    self.root = root
    self.isFitting = isFitting
    entering = [root]
    unsettledInsets = isFitting ? [] : [root]
  }

  /// Whether anything has changed since the last update.
  var needsUpdate: Bool {
    isRootSizeStale || !entering.isEmpty || !waiting.isEmpty || !stale.isEmpty
      || !unsettledInsets.isEmpty || solver.needsSolve
  }

  /// Enters what is new, brings rows and values up to date, and marks the items that have moved.
  func update() {
    var rounds = 0
    while needsUpdate {
      enterSubtrees()
      if isRootSizeStale { refreshRoot() }
      if !unsettledInsets.isEmpty { settleInsets() }
      if !stale.isEmpty { refreshStale() }
      if !waiting.isEmpty { lowerWaiting() }
      if solver.needsSolve { solve() }
      rounds += 1
      if rounds > 1000, let view = root.view { Violation.endlessLayout(view).stop() }
    }
  }

  private func solve() {
    solver.solve()
    for column in solver.changedColumns {
      if let item = columnOwners[Int(column.index)] { item.valueChanged() }
    }
    if !isFitting && (!solver.conflicts.isEmpty || !reported.isEmpty) { reportConflicts() }
  }
}

extension LayoutEngine {
  /// Has a subtree entered by the next update.
  func willEnter(_ item: LayoutItem) {
    entering.append(item)
  }

  private func enterSubtrees() {
    while let top = entering.popLast() {
      guard top.engine == nil, top === root || top.parent?.engine === self else { continue }
      for item in top.subtreeItems() { enter(item) }
    }
  }

  private func enter(_ item: LayoutItem) {
    item.engine = self
    item.firstColumn = makeBlock(for: item)
    guard let view = item.view, !item.isGuide else { return }
    item.constraints.forEach { wait($0) }
    let insets = view.alignmentRectInsets
    if insets != .zero { item.makeExtras().alignmentInsets = insets }
    item.state.formUnion([.hasStaleMask, .hasStaleContent])
    if item.extras?.preservesSuperviewMargins == true { insetsDependOnFrames = true }
    refresh(item)
  }

  /// Takes an item out, with the constraints that its view holds.
  func remove(_ item: LayoutItem) {
    item.constraints.forEach { remove($0) }
    if let extras = item.extras {
      removeMaskRows(of: item)
      removeContentRows(of: item)
      removeOrigin(of: extras)
    }
    if item.firstColumn >= 0 {
      for column in item.firstColumn..<item.firstColumn + 4 {
        columnOwners[Int(column)] = nil
      }
      freeBlocks.append(item.firstColumn)
    }
    item.firstColumn = -1
    item.engine = nil
  }

  /// Takes all items out, because the tree has another topmost view from now on.
  func dissolve() {
    var column = 0
    while column < columnOwners.count {
      if let item = columnOwners[column], item.engine === self { forget(item) }
      column += 1
    }
    root.engine = nil
  }

  private func forget(_ item: LayoutItem) {
    item.constraints.forEach {
      $0.lowered.row = -1
      $0.lowered.waiting = -1
    }
    item.extras?.maskRows = []
    item.extras?.contentRows = ContentRows()
    item.extras?.originColumns = OriginColumns()
    item.firstColumn = -1
    item.engine = nil
    item.state.remove(.isStale)
  }

  private func makeBlock(for item: LayoutItem) -> Int32 {
    if let block = freeBlocks.popLast() {
      for column in block..<block + 4 { columnOwners[Int(column)] = item }
      return block
    }
    let first = solver.addColumn(.origin)
    _ = solver.addColumn(.origin)
    _ = solver.addColumn(.size)
    _ = solver.addColumn(.size)
    let end = Int(first.index) + 4
    while columnOwners.count < end { columnOwners.append(nil) }
    for column in Int(first.index)..<end { columnOwners[column] = item }
    return first.index
  }

  func refresh(_ item: LayoutItem) {
    if item.state.contains(.isStale) { return }
    item.state.insert(.isStale)
    stale.append(item)
  }

  func rootSizeChanged() {
    isRootSizeStale = true
  }
}

extension LayoutItem {
  func column(_ part: RectanglePart) -> LayoutSolver.Column {
    LayoutSolver.Column(index: firstColumn + part.rawValue)
  }

  func value(_ part: RectanglePart) -> Double {
    engine?.solver.value(of: column(part)) ?? 0
  }

  /// Whether constraints, content or a mask place the item, and not only its frame.
  var isLaidOut: Bool {
    guard engine != nil else { return false }
    if !references.isEmpty { return true }
    guard !isGuide else { return false }
    return state.contains(.translatesMask) || extras?.contentRows.isEmpty == false
  }

  func valueChanged() {
    if parent == nil {
      mark(.needsLayout)
    } else if isLaidOut {
      markMoved()
    }
  }
}

/// The columns of an item: its alignment rectangle in the coordinates of the view that it is in.
enum RectanglePart: Int32 {
  case x = 0
  case y = 1
  case width = 2
  case height = 3
}

extension LayoutSolver.Column {
  init(index: Int) {
    self.init(index: Int32(truncatingIfNeeded: index))
  }
}
