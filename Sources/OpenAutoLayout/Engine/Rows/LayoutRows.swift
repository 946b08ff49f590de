import Foundation
import LayoutReport
import LayoutSolver

/// The rows of one tree, and the solver that they are in.
///
/// Everything here is made of values: of what constraints say, of what views have answered, and of
/// frames. None of it is isolated to the main actor, as views, guides and constraints' own members are.
/// So the compiler refuses a call of client code here, which might change what is being lowered.
/// `Scripts/check-phases` looks for ways around that.
struct LayoutRows: ~Copyable {
  private(set) var maker: RowMaker
  /// The item of each block of columns. The origins of views in the root have blocks without.
  private(set) var items = [LayoutItem?]()
  private(set) var itemCount = 0

  /// The columns of items that were entered, whose constraints have no rows yet.
  var newHolders = [Solver.Block]()
  /// Other constraints without a row; `nil` where one was taken back.
  var waiting: [NSLayoutConstraint?] = []
  /// The columns of items whose own rows are to be made anew, or of items that have left since.
  var stale = [Solver.Block]()
  var isRootStale = true
  /// The columns of items that the last solves gave another width than the height was asked for at.
  var resized = [Solver.Block]()
  /// The columns of items whose heights are searched for: see `HeightSearch`.
  var searched = [Solver.Block]()
  /// Guides that are as short, or as long, as they can be, or do not fit.
  private(set) var bentSpans = BentSpans()
  /// The items whose guides may be that since the last solve.
  private var spannedItems = [LayoutItem]()
  /// The items that have changed since guides were tied again, which may be changed back.
  private var unmarkedItems = [LayoutItem]()
  /// Whether the last `solve()` has changed the conflicts, in any of its rounds.
  private(set) var conflictsChanged = false
  /// The weak rows that keep the size of a root without a mask.
  var keptSizeRows: [Solver.Row] = []
  /// The first constraint that says a number which counts as less than it is.
  var beyondReach: NSLayoutConstraint?
  /// By which whoever calls client code knows that there are other values since.
  private(set) var solveCount = 0

  init(root: LayoutItem) {
    maker = RowMaker(root: root, columns: .running)
  }

  var root: LayoutItem { maker.root }
  var solver: Solver { maker.solver }

  /// Whether anything has changed since the rows were last solved.
  var hasWork: Bool {
    isRootStale || !newHolders.isEmpty || !waiting.isEmpty || !stale.isEmpty || needsSolve
      || !searched.isEmpty
  }

  var needsSolve: Bool { solver.needsSolve }

  func item(of block: Solver.Block) -> LayoutItem? {
    block.number < items.count ? items[block.number] : nil
  }

  func value(_ part: RectanglePart, of item: LayoutItem) -> Double {
    guard let block = item.block else { return 0 }
    return solver.value(of: block[part.rawValue])
  }

  /// The item's alignment rectangle in its parent.
  func rectangle(of item: LayoutItem) -> CGRect {
    guard let block = item.block else { return .zero }
    return CGRect(
      solvedX: solver.value(of: block[0]), y: solver.value(of: block[1]),
      width: solver.value(of: block[2]), height: solver.value(of: block[3]))
  }

  /// Makes every row that is missing or out of date.
  ///
  /// - Returns: What views have to be asked first; the constraints that need it still wait.
  mutating func lower() -> [MissingAnswer] {
    if isRootStale { fixRoot() }
    if !stale.isEmpty { lowerStaleItems() }
    var missing: [MissingAnswer] = []
    if !newHolders.isEmpty { lowerConstraintsOfNewHolders(&missing) }
    if !waiting.isEmpty { lowerWaiting(&missing) }
    return missing
  }

  /// Finds the values, and marks the items whose rectangles are others now.
  mutating func solve() {
    if let fit = measurement {
      takeValues(of: fit)
      conflictsChanged = false
      noteChanges()
    } else {
      let values = bentSpans.isEmpty ? nil : solver.values
      if !bentSpans.isEmpty { tieGuides() }
      solver.solve()
      conflictsChanged = solver.conflictsChanged
      noteChanges(values == nil)
      if !bentSpans.isEmpty || !spannedItems.isEmpty { settleGuides(values == nil) }
      if let values { markItems(changedSince: values) }
    }
    solveCount += 1
  }

  private mutating func noteChanges(_ marksAtOnce: Bool = true) {
    solver.takeChangedBlocks { block in
      guard let item = item(of: block) else { return }
      if item.state.contains(.heightFollowsWidth),
        hasOtherWidth(item) || item.content?.hasUnsettledHeight ?? false
      {
        resized.append(block)
      }
      if item.state.contains(.hasGuideSpans) {
        spannedItems.append(item)
      }
      if marksAtOnce { Self.mark(item) } else { unmarkedItems.append(item) }
    }
  }

  // Inlined, since each edit marks all that it moves.
  @inline(__always)
  private static func mark(_ item: LayoutItem) {
    if item.state.contains(.isMoved) { return }
    if item.parent == nil {
      item.mark(.needsLayout)
    } else if item.isPlacedBySolver {
      item.markMoved()
    } else {
      // It keeps its frame, which is another one than its next constraints start from.
      item.state.remove(.isPlaced)
    }
  }

  /// Goes on with searches, even where the last solve has changed no column.
  mutating func resumeSearches() {
    let known = Set(resized)
    for block in searched where !known.contains(block) {
      guard let item = item(of: block), item.state.contains(.heightFollowsWidth),
        hasOtherWidth(item)
      else { continue }
      resized.append(block)
    }
    searched.removeAll()
  }

  /// Whether the height of an item's content was asked for at another width.
  func hasOtherWidth(_ item: LayoutItem) -> Bool {
    item.heightAnswer?.width != knownWidth(of: item)
  }

  /// The width that a height is asked for at: that of the alignment rectangle, or infinite where there
  /// is none.
  func knownWidth(of item: LayoutItem) -> Double {
    let width = value(.width, of: item)
    return width > 0 ? width : .infinity
  }
}

extension LayoutRows {
  /// Whether the constraints leave a side of an item one value.
  ///
  /// The solver brings its values up to date for that. So whatever has changed is solved before, or the
  /// items that it moves would never hear of it.
  mutating func isDetermined(_ part: RectanglePart, of item: LayoutItem) -> Bool {
    if needsSolve { solve() }
    return solver.isDetermined(maker.column(part, of: item))
  }
}

// MARK: Guides of views

extension LayoutRows {
  /// Ties guides to their views again that have given way.
  private mutating func tieGuides() { bentSpans.tie(in: solver, Self.find) }

  /// Solves again for guides that are at an end, see `BentSpans`.
  // Out of line, since few solves concern such guides.
  @inline(never)
  private mutating func settleGuides(_ marksAtOnce: Bool) {
    bentSpans.leaveEnds(in: solver, Self.find)
    while true {
      for item in spannedItems {
        for span in (item.isGuide ? item.parent : item)?.rare?.guideSpans ?? [] {
          if let found = Self.find(span) { bentSpans.note(found, in: solver) }
        }
      }
      spannedItems.removeAll()
      if !needsSolve { return }
      // One that was noted stays so, and each round but the last notes another one.
      solver.solve()
      if solver.conflictsChanged { conflictsChanged = true }
      noteChanges(marksAtOnce)
    }
  }

  /// Marks the items that have other values than before.
  ///
  /// What a solve has changed while guides were tied, the next one may have changed back. A view that makes
  /// its constraints anew in its own layout would otherwise be laid out without end.
  private mutating func markItems(changedSince values: [Double]) {
    for item in unmarkedItems {
      guard let block = item.block else { continue }
      let isOld = item.parent != nil && item.state.contains(.isPlaced)
      if !isOld || solver.hasMoved(block, from: values) { Self.mark(item) }
    }
    unmarkedItems.removeAll()
  }

  /// Notes that a side of a guide is another one, by which the guide may be at an end without another value.
  mutating func noteSpan(endingAt side: NSLayoutConstraint) {
    if side.givesWay, let view = side.holder { spannedItems.append(view) }
  }

  /// - Returns: `nil` where the guide has no row to give way.
  private static func find(_ span: GuideSpan) -> SolverSpan? {
    guard let row = span.far.lowered?.row, let guide = span.guide.block,
      let view = span.guide.parent?.block
    else { return nil }
    let part = span.length.rawValue
    return SolverSpan(span: span, row: row, view: view[part], guide: guide[part])
  }
}

// MARK: Items

extension LayoutRows {
  /// Gives columns to items, parents first.
  mutating func enter(_ entered: [LayoutItem], of engine: LayoutEngine) {
    var (constraintCount, contentCount) = (0, 0)
    for item in entered {
      constraintCount += item.constraints.count
      // Subclasses may have content, which they are asked for later.
      if !item.isGuide, !item.state.contains(.isPlainView) { contentCount += 1 }
    }
    items.reserveCapacity(items.count + Solver.withRoomForMore(entered.count))
    maker.reserve(items: entered.count, constraints: constraintCount, contents: contentCount)
    let engine = Unmanaged.passUnretained(engine)
    // Held once, and not for each item.
    let solver = solver
    for item in entered {
      let block = solver.addBlock(.origin, .origin, .size, .size)
      item.entry = .entered(engine, block)
      note(item, at: block)
      if item.isGuide {
        if item.isScrollContent { maker.hasScrollViews = true }
        continue
      }
      if !item.constraints.isEmpty { newHolders.append(block) }
      if item.state.contains(.translatesMask) || item.content != nil { refresh(item) }
    }
    itemCount += entered.count
  }

  /// Enters all items of the tree, with a copy of the rows and the values of a fit of the root.
  mutating func enter(measuredBy fit: LayoutFit, of engine: LayoutEngine) {
    fit.giveHeights { _ in }
    maker = fit.makeLayoutRows(at: root.alignedSize)
    let engine = Unmanaged.passUnretained(engine)
    items.reserveCapacity(fit.itemCount)
    fit.forEachItem { item, block, contentRows in
      item.entry = .entered(engine, block)
      note(item, at: block)
      item.content?.rows = contentRows
    }
    fit.forEachConstraint { constraint, holder, lowered in
      noteReach(of: constraint)
      constraint.life = .solved(holder: holder, lowered)
    }
    for item in fit.carriers { maker.carry(item) }
    for case let item? in items where item != root && item.isPlacedBySolver { item.markMoved() }
    root.mark(.needsLayout)
    itemCount = fit.itemCount
    isRootStale = false
    solveCount += 1
  }

  private mutating func note(_ item: LayoutItem, at block: Solver.Block) {
    // Origins have blocks, too.
    while items.count <= block.number { items.append(nil) }
    items[block.number] = item
  }

  /// Takes items out, with the rows of the constraints that their views hold.
  mutating func leave(_ leaving: [LayoutItem]) {
    if !bentSpans.isEmpty {
      tieGuides()
      bentSpans.forget(Set(leaving))
    }
    // All rows first: those of a child's mask or origin speak of its parent's columns, too.
    for item in leaving {
      for constraint in item.constraints.all { remove(constraint) }
      removeMaskRows(of: item)
      if let parent = item.parent, parent.state.contains(.carriesMasks) { refresh(parent) }
      removeContentRows(of: item)
      maker.removeOriginRows(of: item)
    }
    // In another tree, their spans are rows of its solver.
    if !spannedItems.isEmpty {
      let left = Set(leaving)
      spannedItems.removeAll { left.contains($0) }
    }
    for item in leaving {
      guard let block = item.block else { continue }
      maker.removeOrigin(of: item)
      solver.removeBlock(block)
      items[block.number] = nil
      itemCount -= 1
      item.leaveRows()
    }
  }

  /// Takes all items out. The rows are of no use any more.
  mutating func dissolve() {
    bentSpans = BentSpans()
    for item in items {
      guard let item else { continue }
      for constraint in item.constraints.all {
        if let holder = constraint.holder { constraint.life = .waiting(holder: holder, place: nil) }
      }
      item.rare?.maskRows = nil
      item.content?.rows = ContentRows()
      item.leaveRows()
    }
    items.removeAll()
    newHolders.removeAll()
    waiting.removeAll()
    stale.removeAll()
    resized.removeAll()
    searched.removeAll()
    itemCount = 0
    isRootStale = false
  }
}

extension LayoutItem {
  /// Forgets what belongs to the rows. In another tree, the view is asked again.
  fileprivate func leaveRows() {
    entry = .outside
    state.subtract([
      .hasStaleRows, .carriesOthers, .isAnsweringForSafeArea, .isPlaced, .isDisplaced, .knowsTraits,
      .carriesMasks,
    ])
    forgetFits()
    if !isGuide && !state.contains(.isPlainView) { state.insert(.isUnasked) }
  }
}
