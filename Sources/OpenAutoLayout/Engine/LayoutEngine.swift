import Foundation
import LayoutSolver

/// Turns the constraints of one tree into rows, and the solved values into rectangles.
///
/// The topmost view owns it. It is made by the first layout, and from then on is told of every
/// change, so that a layout costs what has changed. What the items hold of it (columns, rows) is
/// meaningless without it.
@MainActor
final class LayoutEngine {
  let solver = Solver(scratch: solverScratch)
  /// Shared by all trees, which solve one after the other on the main actor: the memory is warm, and
  /// there only once.
  private static let solverScratch = Solver.Scratch()
  /// The topmost item, whose size is given and whose coordinates are everyone's.
  let root: LayoutItem
  /// Whether the size of the root is asked for instead of given.
  let isFitting: Bool

  /// The item of each block of four columns: an item's rectangle, or the origin of a view in the
  /// topmost one, which leaves two columns unused and belongs to nobody.
  @exclusivity(unchecked) var blocks = FlatArray<LayoutNode?>()
  /// Blocks of four columns whose items have left.
  @exclusivity(unchecked) var leavingBlocks = FlatArray<Solver.Block>()
  /// Origins that a row in the making needs, whose own rows come after it.
  @exclusivity(unchecked) var undefinedOrigins = FlatArray<LayoutNode>()

  /// The topmost items of subtrees that are not entered yet.
  @exclusivity(unchecked) var entering: ContiguousArray<LayoutItem>
  /// The columns of items that were entered, whose constraints have no rows yet.
  @exclusivity(unchecked) var newHolders = FlatArray<Solver.Block>()
  /// Other constraints without a row, which their holders keep alive; `nil` where one was taken back.
  @exclusivity(unchecked) var waiting = FlatArray<Unmanaged<NSLayoutConstraint>?>()
  /// How often constraints were taken back.
  @exclusivity(unchecked) var removals = 0
  /// The direction of the view that was asked last, while constraints get their rows.
  @exclusivity(unchecked) var lastDirection: HolderDirection?
  /// Whether a view of the tree has asked for `updateConstraints`.
  @exclusivity(unchecked) var hasConstraintUpdates = true
  /// The columns of items whose own rows are to be made anew, or of items that have left since.
  @exclusivity(unchecked) var stale = FlatArray<Solver.Block>()
  @exclusivity(unchecked) var isRootSizeStale = true
  /// Items whose safe area or margins, or those of whose subviews, may have changed.
  @exclusivity(unchecked) var unsettledInsets: ContiguousArray<LayoutItem> = []
  /// Whether any view has insets that depend on frames.
  @exclusivity(unchecked) var insetsDependOnFrames = false
  /// Whether the tree has another topmost view by now, so that the engine lays nothing out any more.
  @exclusivity(unchecked) private var isDissolved = false
  /// How often items have left, by which a pass knows that the one in hand may be gone.
  @exclusivity(unchecked) private(set) var departures = 0
  /// The constraints that conflicts have left out, each reported when it came.
  @exclusivity(unchecked) var reported: Set<ObjectIdentifier> = []
  /// Whether it was said that a number counts as less than it is.
  @exclusivity(unchecked) var hasReportedReach = false
  /// Whether it was said that rounding kept the layout from being solved.
  @exclusivity(unchecked) var hasReportedInexactness = false

  init(root: LayoutItem, isFitting: Bool = false) {
    self.root = root
    self.isFitting = isFitting
    entering = [root]
    unsettledInsets = isFitting ? [] : [root]
  }

  /// Whether anything has changed since the last update.
  var needsUpdate: Bool {
    isRootSizeStale || !entering.isEmpty || hasWaiting || !stale.isEmpty
      || !unsettledInsets.isEmpty || solver.needsSolve
  }

  /// Whether a view has asked for `updateConstraints`, or anything but insets has changed. Insets
  /// can wait until all views of a pass are placed.
  var needsUpdateBeforeNextView: Bool {
    hasConstraintUpdates || isRootSizeStale || !entering.isEmpty || hasWaiting
      || !stale.isEmpty || solver.needsSolve
  }

  /// How many pixels a point has.
  var scale: CGFloat { root.view?.storedScale ?? .infinity }

  /// Has the views update their constraints, and then brings everything up to date.
  func updateWithConstraints() {
    if hasConstraintUpdates {
      hasConstraintUpdates = false
      root.updateConstraintsInSubtree()
    }
    update()
  }

  /// Enters what is new, brings rows and values up to date, and marks the items that have moved.
  func update() {
    var rounds = 0
    while needsUpdate && !isDissolved {
      enterSubtrees()
      if isRootSizeStale { refreshRoot() }
      if !unsettledInsets.isEmpty { settleInsets() }
      if !stale.isEmpty { refreshStale() }
      if hasWaiting { lowerWaiting() }
      if solver.needsSolve && !isDissolved { solve() }
      rounds += 1
      if rounds > 1000, let view = root.view { Violation.endlessLayout(view).stop() }
    }
  }

  private func solve() {
    // Their rows are gone by now, also those of other items.
    for block in leavingBlocks.elements { solver.removeBlock(block) }
    leavingBlocks.removeAll()
    solver.solve()
    if !solver.isExact { reportInexactness() }
    solver.forEachChangedBlock { owner(of: $0)?.valueChanged() }
    if !isFitting && (!solver.conflicts.isEmpty || !reported.isEmpty) { reportConflicts() }
  }
}

extension LayoutEngine {
  /// Has a subtree entered by the next update.
  func willEnter(_ item: LayoutItem) {
    entering.append(item)
    hasConstraintUpdates = true
  }

  private func enterSubtrees() {
    while let top = entering.popLast() {
      guard top.engine == nil, top === root || top.parent?.engine === self else { continue }
      // No client is asked for anything here, so none of the items can go away.
      var nodes = FlatArray<LayoutNode>()
      var open = FlatArray<LayoutNode>()
      open.append(top.node)
      var (constraintCount, contentCount) = (0, 0)
      while let node = open.popLast() {
        nodes.append(node)
        constraintCount += node.pointee.constraints.count
        // Subclasses may have content, with two rows an axis.
        if !node.pointee.isGuide, !node.isPlainView { contentCount += 1 }
        node.appendChildren(to: &open)
      }
      blocks.reserveCapacity(blocks.count + nodes.count)
      // An edge takes one term or two, so most constraints have up to three.
      solver.reserve(
        blocks: nodes.count, rows: constraintCount + 4 * contentCount,
        terms: 3 * constraintCount + 4 * contentCount)
      for node in nodes.elements { enter(node) }
      if insetsDependOnFrames && !isFitting { unsettledInsets.append(top) }
    }
  }

  private func enter(_ node: LayoutNode) {
    node.pointee.engine = .passUnretained(self)
    let block = makeBlock(for: node)
    node.pointee.block = block
    if node.pointee.isGuide { return }
    if !node.pointee.constraints.isEmpty { newHolders.append(block) }
    node.pointee.state.formUnion([.hasUnknownAlignment, .hasStaleMask, .hasStaleContent])
    if let extras = node.pointee.extras {
      if extras.preservesSuperviewMargins { insetsDependOnFrames = true }
      // Margins may have changed while no engine was there to be told.
      if !extras.systemGuides.isEmpty && !isFitting { unsettledInsets.append(node.item) }
    }
    refresh(node)
  }

  /// Takes an item out, with the constraints that its view holds.
  func remove(_ item: LayoutItem) {
    departures += 1
    let node = item.node
    for constraint in node.pointee.constraints.unretained { remove(constraint) }
    if let extras = node.pointee.extras {
      removeMaskRows(of: extras)
      removeOrigin(of: extras)
    }
    removeContentRows(of: node)
    if let block = node.pointee.block {
      blocks[block.number] = nil
      leavingBlocks.append(block)
    }
    node.leaveEngine()
  }

  /// Takes all items out, because the tree has another topmost view from now on.
  func dissolve() {
    departures += 1
    isDissolved = true
    for index in blocks.indices {
      if let node = blocks[index] { forget(node) }
      // Nothing in hand finds what may be gone soon.
      blocks[index] = nil
    }
    root.node.pointee.engine = nil
    entering = []
    newHolders.removeAll()
    waiting.removeAll()
    stale.removeAll()
    unsettledInsets = []
    isRootSizeStale = false
  }

  private func forget(_ node: LayoutNode) {
    for constraint in node.pointee.constraints.unretained {
      constraint.lowered.row = nil
      constraint.lowered.waiting = -1
    }
    node.pointee.extras?.maskRows = []
    node.pointee.contentRows = ContentRows()
    node.pointee.extras?.originColumns = OriginColumns()
    node.leaveEngine()
  }

  func makeBlock(for owner: LayoutNode?) -> Solver.Block {
    // Without an owner, the block holds sums of others' origins.
    let kind: Solver.Kind = owner == nil ? .derived : .origin
    let block = solver.addBlock(kind, kind, .size, .size)
    blocks.grow(to: block.number + 1, with: nil)
    blocks[block.number] = owner
    return block
  }

  /// The item whose rectangle a block is.
  func owner(of block: Solver.Block) -> LayoutNode? { blocks[block.number] }

  func value(_ part: RectanglePart, of node: LayoutNode) -> Double {
    solver.value(of: node.column(part))
  }

  func refresh(_ node: LayoutNode) {
    if node.pointee.state.contains(.isStale) { return }
    node.pointee.state.insert(.isStale)
    if let block = node.pointee.block { stale.append(block) }
  }

  func rootSizeChanged() {
    isRootSizeStale = true
  }
}

@MainActor
extension LayoutNode {
  /// Forgets what is the engine's.
  fileprivate func leaveEngine() {
    pointee.block = nil
    pointee.engine = nil
    // The list of stale items may still have it, but another engine's has to take it.
    pointee.state.subtract([.isStale, .carriesOthers])
  }
}
