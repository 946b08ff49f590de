import Foundation
import LayoutReport

// On which side of each other two views are to lie.
extension FindingSearch {
  /// Whether the one of two views that was added last is to lie left of the other one, or above it.
  func isBefore(_ front: Int, _ back: Int, _ axis: LayoutFacts.Axis) -> Bool {
    let part: LayoutProgram.Part = axis == .horizontal ? .x : .y
    let step =
      part.value(of: geometry.alignment[back]) - part.value(of: geometry.alignment[front])
    // Where both lie after the same view, they are in the order in which they were added.
    if let after = tieAfterTheSame(back, front, axis),
      2 * abs(step) < min(length(of: back, axis), length(of: front, axis))
    {
      return axis == .horizontal && facts.constraints[after.number].isRightToLeft
    }
    // What is held at an edge of what is around both is there, and what is only centered is not.
    if let edge = heldEdge(of: front, axis), isOnlyCentered(back, axis) {
      return edge.startsRectangle
    }
    if let edge = heldEdge(of: back, axis), isOnlyCentered(front, axis) {
      return !edge.startsRectangle
    }
    return step > 0
  }

  /// The only edge of a view that is tied to the same one of what is around it, if it is a single one.
  private func heldEdge(of item: Int, _ axis: LayoutFacts.Axis) -> LayoutFacts.Place? {
    let edges = ties(of: item, axis).filter { $0.joinsSameEdge && isAround($0.other, item) }
    return Set(edges.map(\.place)).count == 1 ? edges[0].place : nil
  }

  /// The tie of a view by which it lies after a third one, and another view does so, too.
  func tieAfterTheSame(_ item: Int, _ other: Int, _ axis: LayoutFacts.Axis) -> Tie? {
    commonTies(item, other, axis).map(\.tie).first { $0.joinsOppositeEdges }
  }

  /// The axis along which two views are to lie beside each other: not the one along which constraints
  /// align them, and otherwise that along which they are farther from each other.
  func axisApart(_ first: Int, _ second: Int) -> LayoutFacts.Axis {
    let filled = LayoutFacts.Axis.allCases.filter { fillAlike(first, second, $0) }
    if filled.count == 1 { return filled[0].across }
    let (inColumn, inRow) = (
      alignment(first, second, .horizontal), alignment(first, second, .vertical)
    )
    if inColumn != inRow { return inColumn > inRow ? .vertical : .horizontal }
    // Where both seem meant, one of them is tied to a view beside it that is another one's.
    if inColumn > 0 {
      let unusual = LayoutFacts.Axis.allCases.filter { axis in
        commonTies(first, second, axis).contains {
          $0.tie.distance == $0.otherTie.distance && !isAround($0.tie.other, first)
        }
      }
      if unusual.count == 1 { return unusual[0] }
    }
    let (one, other) = (geometry.alignment[first], geometry.alignment[second])
    let across = abs(one.midX - other.midX) / (one.width + other.width)
    let down = abs(one.midY - other.midY) / (one.height + other.height)
    return across > down ? .horizontal : .vertical
  }

  /// Whether both edges of two views are tied to those of a third one: along this axis they cannot part.
  private func fillAlike(_ first: Int, _ second: Int, _ axis: LayoutFacts.Axis) -> Bool {
    let edges = commonTies(first, second, axis).map(\.tie).filter {
      $0.place.isEdge && $0.place == $0.otherPlace
    }
    return Set(edges.map(\.place)).count == 2
  }

  /// How far two views are aligned along an axis: 2 by a constraint between them, 1 by a common middle or by
  /// a third one, and -1 if both have a distance from the same side of a third one.
  func alignment(_ first: Int, _ second: Int, _ axis: LayoutFacts.Axis) -> Int {
    let middle: LayoutFacts.Place = axis == .horizontal ? .centerX : .centerY
    let (one, other) = (geometry.alignment[first], geometry.alignment[second])
    let isCommon = abs(one.value(of: middle) - other.value(of: middle)) <= geometry.tolerance
    let ties = ties(of: first, axis).filter { $0.relation == .equal }
    if ties.contains(where: {
      $0.other == second && isAligned($0)
    }) {
      return 2
    }
    let distances = commonTies(first, second, axis).map { $0.otherTie.distance - $0.tie.distance }
    if isCommon || distances.contains(0) { return 1 }
    return distances.isEmpty ? 0 : -1
  }

  func isAligned(_ tie: Tie) -> Bool {
    if tie.place == tie.otherPlace && tie.distance == 0 { return true }
    // Baselines, which are as far from their edges as the fonts are large.
    let constraint = facts.constraints[tie.number]
    return constraint.first.attribute == constraint.second?.attribute && constraint.constant == 0
  }
}
