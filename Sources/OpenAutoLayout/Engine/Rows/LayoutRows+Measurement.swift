import LayoutSolver

/// Values that are known because the root was measured.
///
/// A cell is measured, gets the size that was found, and is laid out. So the layout would solve what the
/// fit has just solved.
extension LayoutRows {
  /// The fit of the root that found what a solve would find.
  var measurement: LayoutFit? { measurement(of: itemCount) }

  /// The fit of the root that found what a solve of so many items would find.
  func measurement(of count: Int) -> LayoutFit? {
    guard let fits = root.rare?.fits, root.state.contains(.translatesMask), !maker.hasOrigins,
      solver.conflicts.isEmpty
    else { return nil }
    let size = root.alignedSize
    return fits.first { fit in
      fit.isLayout(at: size) && fit.itemCount == count
        && fit.heights.allSatisfy { $0.item.canTake($0.answer) }
    }
  }

  mutating func takeValues(of fit: LayoutFit) {
    fit.giveHeights { refreshContent(of: $0) }
    solver.takeValues(of: fit.solver, fit.blocks)
  }

  /// Gives all items of the tree copies of the rows of a fit of the root, and the values.
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
    for case let item? in items where item != root && item.isLaidOut { item.markMoved() }
    root.mark(.needsLayout)
    itemCount = fit.itemCount
    isRootStale = false
    solveCount += 1
  }
}

extension LayoutItem {
  /// Whether the height that a fit has asked for can be the layout's.
  ///
  /// Not if the view gives a baseline: that depends on the height, and a fit measures it from the top.
  fileprivate func canTake(_ height: HeightAnswer?) -> Bool {
    !state.contains(.givesBaseline) && (height != nil || heightAnswer == nil)
  }
}
