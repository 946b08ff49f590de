import Foundation

/// Turns the constraints of one tree into rows, and the solved values into rectangles.
///
/// The topmost view owns it. It is made by the first layout, and from then on is told of every
/// change, so that a layout costs what has changed. What the items hold of it (columns, rows) is
/// meaningless without it.
@MainActor
final class LayoutEngine {
  @exclusivity(unchecked) var solver = LayoutSolver()
  /// The topmost item, whose size is given and whose coordinates are everyone's.
  let root: LayoutItem
  /// Whether the size of the root is asked for instead of given.
  let isFitting: Bool

  /// The item of each block of four columns: an item's rectangle, or the origin of a view in the
  /// topmost one, which leaves two columns unused and belongs to nobody.
  @exclusivity(unchecked) var blocks: ContiguousArray<Block> = []
  /// Blocks of four columns whose items have left.
  @exclusivity(unchecked) var freeBlocks: ContiguousArray<Int32> = []
  /// Origins that a row in the making needs, whose own rows come after it.
  @exclusivity(unchecked) var undefinedOrigins: ContiguousArray<LayoutItem> = []

  /// The topmost items of subtrees that are not entered yet.
  @exclusivity(unchecked) var entering: ContiguousArray<LayoutItem>
  /// Constraints without a row, in the order of their activation; `nil` where one was taken back.
  @exclusivity(unchecked) var waiting: ContiguousArray<WaitingConstraint> = []
  /// Whether a view of the tree has asked for `updateConstraints`.
  @exclusivity(unchecked) var hasConstraintUpdates = true
  /// Items whose own rows are to be made anew.
  @exclusivity(unchecked) var stale: ContiguousArray<LayoutItem> = []
  @exclusivity(unchecked) var isRootSizeStale = true
  /// Items whose safe area or margins, or those of whose subviews, may have changed.
  @exclusivity(unchecked) var unsettledInsets: ContiguousArray<LayoutItem> = []
  /// Whether any view has insets that depend on frames.
  @exclusivity(unchecked) var insetsDependOnFrames = false
  /// The constraints that conflicts have left out, each reported when it came.
  @exclusivity(unchecked) var reported: Set<ObjectIdentifier> = []

  /// The owner is in the tree, which keeps it alive, or it has been taken out of here.
  struct Block {
    var owner: Unmanaged<LayoutItem>?
  }

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

  /// Whether a view has asked for `updateConstraints`, or anything but insets has changed. Insets
  /// can wait until all views of a pass are placed.
  var needsUpdateBeforeNextView: Bool {
    hasConstraintUpdates || isRootSizeStale || !entering.isEmpty || !waiting.isEmpty
      || !stale.isEmpty || solver.needsSolve
  }

  /// Has the views update their constraints, and then brings everything up to date.
  func updateWithConstraints() {
    if hasConstraintUpdates || !entering.isEmpty {
      hasConstraintUpdates = false
      root.updateConstraintsInSubtree()
    }
    update()
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
      owner(of: column)?.valueChanged()
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
    for case let constraint? in item.constraints.slots { wait(constraint) }
    let insets = view.alignmentRectInsets
    if insets != .zero { item.makeExtras().alignmentInsets = insets }
    item.state.formUnion([.hasStaleMask, .hasStaleContent])
    if item.extras?.preservesSuperviewMargins == true { insetsDependOnFrames = true }
    refresh(item)
  }

  /// Takes an item out, with the constraints that its view holds.
  func remove(_ item: LayoutItem) {
    for case let constraint? in item.constraints.slots { remove(constraint) }
    if let extras = item.extras {
      removeMaskRows(of: item)
      removeContentRows(of: item)
      removeOrigin(of: extras)
    }
    if item.firstColumn >= 0 {
      blocks[Int(item.firstColumn) / 4].owner = nil
      freeBlocks.append(item.firstColumn)
    }
    item.firstColumn = -1
    item.engine = nil
    // The list of stale items may still have it, but another engine's has to take it.
    item.state.subtract([.isStale, .carriesOthers])
  }

  /// Takes all items out, because the tree has another topmost view from now on.
  func dissolve() {
    for block in blocks {
      if let item = block.owner?.takeUnretainedValue() { forget(item) }
    }
    root.engine = nil
  }

  private func forget(_ item: LayoutItem) {
    for case let constraint? in item.constraints.slots {
      constraint.lowered.row = -1
      constraint.lowered.waiting = -1
    }
    item.extras?.maskRows = []
    item.extras?.contentRows = ContentRows()
    item.extras?.originColumns = OriginColumns()
    item.firstColumn = -1
    item.engine = nil
    item.state.subtract([.isStale, .carriesOthers])
  }

  /// - Returns: The first of four columns in a row.
  func makeBlock(for owner: LayoutItem?) -> Int32 {
    // Without an owner, the block holds sums of others' origins.
    let kind: LayoutSolver.Kind = owner == nil ? .derived : .origin
    if let free = freeBlocks.popLast() {
      blocks[Int(free) / 4].owner = owner.map(Unmanaged.passUnretained)
      solver.setKind(kind, of: LayoutSolver.Column(index: free))
      solver.setKind(kind, of: LayoutSolver.Column(index: free + 1))
      return free
    }
    let first = solver.addColumn(kind)
    _ = solver.addColumn(kind)
    _ = solver.addColumn(.size)
    _ = solver.addColumn(.size)
    blocks.append(Block(owner: owner.map(Unmanaged.passUnretained)))
    return first.index
  }

  /// The item whose rectangle a column is part of.
  func owner(of column: LayoutSolver.Column) -> LayoutItem? {
    blocks[Int(column.index) / 4].owner?.takeUnretainedValue()
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
  @inline(__always)
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
    return !state.isDisjoint(with: [.translatesMask, .carriesOthers])
      || extras?.contentRows.isEmpty == false
  }

  func valueChanged() {
    if state.contains(.isMoved) { return }
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
