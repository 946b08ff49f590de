import LayoutReport
public import PowerAnchors

extension LayoutView {
  /// Where the frames that the kit gave differ from those of this package's solver; empty if it lays
  /// out as the kit does.
  ///
  ///     print(screen.layoutDifferences())
  ///
  /// Sides that the constraints leave open are not compared. What public API does not show counts as it
  /// lies: autoresizing masks, baselines, constraints between distances. Over OpenAutoLayout nothing
  /// differs, since the solver is the same; over UIKit and AppKit this shows how faithful
  /// OpenAutoLayout is. Lays the tree out first.
  ///
  /// - Parameter tolerance: How far a side may be off, in points: kits round to pixels.
  public func layoutDifferences(tolerance: CGFloat = 1) -> [LayoutDifference] {
    let reading = LayoutReading(of: self)
    return FrameComparison(reading.facts, tolerance: tolerance).differences.compactMap { found in
      (reading.objects[found.item] as? any LayoutItem).map { item in
        LayoutDifference(
          item: item, name: reading.facts.items[found.item].name,
          side: LayoutProblem.Side(found.part), value: found.value, solved: found.solved)
      }
    }
  }
}
