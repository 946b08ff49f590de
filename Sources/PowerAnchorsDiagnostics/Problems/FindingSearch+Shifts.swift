import Foundation
import LayoutReport

// Distances that are too great.
extension FindingSearch {
  /// By what constant a view would lie within its superview, if one constant alone says where it lies there.
  ///
  /// - Returns: The constraint, what to do with it, and whether it has the middle of the view lie outside.
  func shift(
    of item: Int, in parent: Int, _ edge: LayoutFacts.Place
  ) -> (number: Int, remedy: String, isAway: Bool)? {
    let placing = ties(of: item, edge.axis).filter { $0.isOwn && $0.relation == .equal }
    let (frame, room) = (geometry.alignment[item], geometry.rectangles[parent])
    guard placing.count == 1, let tie = placing.first, tie.distance != 0,
      viewItem(of: tie.other) == parent, tie.place == tie.otherPlace,
      length(of: item, edge.axis) <= length(of: parent, edge.axis)
    else { return nil }
    let constraint = facts.constraints[tie.number]
    let reach = Double(room.value(of: edge) - frame.value(of: edge))
    let constant = constraint.constant + (constraint.isMirrored ? -reach : reach)
    let limit = constant < constraint.constant ? "at most" : "at least"
    let words =
      limit == "at most" ? CGFloat(constant).rounded(.down) : CGFloat(constant).rounded(.up)
    return (
      tie.number,
      """
      give \(facts.sentence(of: constraint).first) a constant of \(limit) \(words.brief), instead of \
      \(CGFloat(constraint.constant).brief)\(site(of: tie.number))
      """,
      tie.place.isCenter && 2 * abs(tie.distance) >= Double(length(of: parent, edge.axis))
    )
  }
}
