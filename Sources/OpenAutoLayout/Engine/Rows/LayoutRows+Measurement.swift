import LayoutSolver

/// Values that are known because the root was measured.
///
/// A cell is measured, gets the size that was found, and is laid out. So the layout would solve what the
/// fit has just solved.
extension LayoutRows {
  /// The fit of the root that found what a solve would find.
  var measurement: LayoutFit? {
    guard let fits = root.rare?.fits, root.state.contains(.translatesMask), !maker.hasOrigins,
      solver.conflicts.isEmpty
    else { return nil }
    let (size, count) = (root.alignedSize, itemCount)
    return fits.first { fit in
      fit.isLayout(at: size) && fit.itemCount == count
        && fit.heights.allSatisfy { $0.item.canTake($0.answer) }
    }
  }

  mutating func takeValues(of fit: LayoutFit) {
    for (item, answer) in fit.heights where item.heightAnswer != answer {
      item.content?.height = answer
      refreshContent(of: item)
    }
    solver.takeValues(of: fit.solver, fit.blocks)
  }
}

extension LayoutItem {
  /// Whether the height that a fit has asked for can be the layout's.
  ///
  /// A view that gives a baseline answers for that, too, which a fit does not ask.
  fileprivate func canTake(_ height: HeightAnswer?) -> Bool {
    height == heightAnswer || height != nil && !state.contains(.givesBaseline)
  }
}
