import Foundation
import LayoutReport

// Hidden views that keep their room.
extension FindingSearch {
  /// Hidden views that keep their room between two that are shown, or at an end, before one that they move.
  var hiddenSpaces: [Finding] {
    limited(facts.items.indices.filter { facts.items[$0].isHiddenItself && $0 != 0 }) { item in
      for axis in LayoutFacts.Axis.allCases
      where length(of: item, axis) > geometry.tolerance && !isRoomInUse(item) {
        let start: LayoutFacts.Place = axis == .horizontal ? .left : .top
        let (before, after) = (neighbor(of: item, start), neighbor(of: item, start.opposite))
        if let before, let after {
          return hiddenSpace(
            item, axis, [before, after],
            "between \(name(before.other)) and \(name(after.other))",
            "put the three into a UIStackView, which leaves hidden views out, or tie "
              + "\(name(after.other)) to \(name(before.other)) while \(name(item)) is hidden.")
        }
        guard let neighbor = before ?? after, let edge = edge(of: item, neighbor.place.opposite)
        else { continue }
        let (other, outer) = (name(neighbor.other), name(viewItem(of: edge.other)))
        return hiddenSpace(
          item, axis, [neighbor, edge], "between \(outer) and \(other)",
          "put \(name(item)) and \(other) into a UIStackView, which leaves hidden views out, or tie "
            + "\(other) to \(outer) while \(name(item)) is hidden.")
      }
      return nil
    }
  }

  private func hiddenSpace(
    _ item: Int, _ axis: LayoutFacts.Axis, _ ties: [Tie], _ place: String, _ remedy: String
  ) -> Finding {
    let part: LayoutProgram.Part = axis == .horizontal ? .width : .height
    return Finding(
      kind: .hiddenSpace, items: ([item] + ties.map { viewItem(of: $0.other) }).uniqued(),
      parts: [part],
      constraints: ties.map(\.number)
        + constraints(of: [item], [part]).filter {
          !facts.constraints[$0].first.attribute.isLocation
        },
      summary: """
        \(name(item)) is hidden, and keeps \(length(of: item, axis).nearest) points \(place): hidden views \
        stay in the layout.
        """,
      remedy: remedy)
  }

  /// The tie to a shown sibling next to an edge.
  private func neighbor(of item: Int, _ edge: LayoutFacts.Place) -> Tie? {
    ties(of: item, edge.axis).first {
      $0.place == edge && $0.otherPlace == edge.opposite && $0.relation == .equal
        && facts.items[$0.other].parent == facts.items[item].parent && isShown($0.other)
        && !isStacks($0.number)
    }
  }

  /// The tie of an edge to that of what is around, if the neighbor at the other edge lies where it does
  /// because of it.
  private func edge(of item: Int, _ edge: LayoutFacts.Place) -> Tie? {
    let all = ties(of: item, edge.axis)
    let tie = all.first {
      $0.place == edge && $0.otherPlace == edge && $0.relation == .equal
        && isAround($0.other, item)
    }
    // Others keep a column or a row with it: its room is theirs.
    let isShared = all.contains { tie in
      tie.place == tie.otherPlace && isShown(tie.other) && !isAround(tie.other, item)
    }
    guard let tie, !isShared, let neighbor = neighbor(of: item, edge.opposite) else { return nil }
    let isHeld = ties(of: neighbor.other, edge.axis).contains {
      $0.place == edge.opposite && $0.relation == .equal && $0.other != item
    }
    // What is stretched shows the gap only where its text begins.
    return isHeld && !isStart(edge, of: tie) ? nil : tie
  }

  private func isStart(_ edge: LayoutFacts.Place, of tie: Tie) -> Bool {
    switch edge {
    case .top: true
    case .left: !facts.constraints[tie.number].isRightToLeft
    case .right: facts.constraints[tie.number].isRightToLeft
    default: false
    }
  }

  /// Whether something else is shown in the place of a hidden view.
  private func isRoomInUse(_ item: Int) -> Bool {
    let frame = geometry.alignment[item]
    guard let parent = facts.items[item].parent else { return false }
    return children[parent].contains { other in
      let shared = geometry.alignment[other].intersection(frame)
      let area = geometry.alignment[other].width * geometry.alignment[other].height
      return isShown(other) && !shared.isNull
        && 2 * shared.width * shared.height > frame.width * frame.height
        && area < 4 * frame.width * frame.height
    }
  }
}
