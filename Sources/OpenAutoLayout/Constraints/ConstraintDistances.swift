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

extension NSLayoutConstraint {
  /// A view or guide, and an attribute of it.
  package typealias Place = (item: AnyObject?, attribute: Attribute)

  /// The places that the constraint compares distances of, which public API does not show.
  package var comparedDistances:
    (first: (start: Place, end: Place)?, second: (start: Place, end: Place)?)?
  {
    guard let distances = terms.distances else { return nil }
    return (distances.first.map(\.places), distances.second.map(\.places))
  }
}

extension AnchorDistance {
  fileprivate var places: (start: NSLayoutConstraint.Place, end: NSLayoutConstraint.Place) {
    ((start.item.owner, start.attribute), (end.item.owner, end.attribute))
  }
}
