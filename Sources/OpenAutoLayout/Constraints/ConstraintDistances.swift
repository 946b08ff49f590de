/// The distances that a constraint compares instead of attributes.
///
/// ```text
/// a.trailing to b.leading == 2 * (c.trailing to d.leading) + 10
/// ```
///
/// Few constraints have any, so they live beside the constraint.
final class ConstraintDistances {
  let first: AnchorDistance?
  let second: AnchorDistance?
  /// Where each end's item keeps the constraint, in the order of `ends`.
  var indices: [Int32]
  let ends: [AnchorDistance.End]

  /// - Returns: `nil` where neither side is a distance.
  init?(_ first: AnchorDistance?, _ second: AnchorDistance?) {
    if first == nil && second == nil { return nil }
    self.first = first
    self.second = second
    ends = [first, second].compactMap { $0 }.flatMap { [$0.start, $0.end] }
    indices = ends.map { _ in 0 }
  }
}
