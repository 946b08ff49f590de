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
      solver.conflicts.isEmpty, bentSpans.isEmpty
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
}

extension LayoutItem {
  /// Whether the height that a fit has asked for can be the layout's.
  ///
  /// Not if the view gives a baseline: that depends on the height, and a fit measures it from the top.
  fileprivate func canTake(_ height: HeightAnswer?) -> Bool {
    !state.contains(.givesBaseline) && (height != nil || heightAnswer == nil)
  }
}
