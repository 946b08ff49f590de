import LayoutReport
public import PowerAnchors

extension LayoutView {
  /// Returns the differences between the frames of the kit and those of this package's solver.
  ///
  ///     print(screen.layoutDifferences())
  ///
  /// With UIKit and AppKit, it shows how close OpenAutoLayout is to them. With OpenAutoLayout,
  /// there are no differences, since the solver is the same. It lays out the tree first.
  ///
  /// Sides that the constraints leave ambiguous are not compared. What public API does not show is
  /// taken from the present frames: autoresizing masks, baselines, and constraints between
  /// distances.
  ///
  /// - Parameter tolerance: The difference of a side that is ignored, in points. Kits round to
  ///   pixels.
  /// - Returns: The differences, which are none if the layouts are the same.
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
