import Foundation
import LayoutReport

// Views that are centered, and that nothing limits on both sides.
extension FindingSearch {
  /// Whether the center of a view is all that is tied along an axis, so that it grows to both sides with its
  /// content.
  func isOnlyCentered(_ item: Int, _ axis: LayoutFacts.Axis) -> Bool {
    let all = ties(of: item, axis).filter { !isWithin($0.other, item) }
    return !all.isEmpty && all.allSatisfy { $0.place.isCenter && $0.relation == .equal }
  }

  /// The content of a text that is only centered, if no length but its own is to blame.
  func growing(_ item: Int, _ axis: LayoutFacts.Axis, _ cause: Cause) -> Cause.Culprit? {
    switch cause.culprit {
    case .position, nil: hasText(item) && isOnlyCentered(item, axis) ? .content(item: item) : nil
    default: nil
    }
  }

  /// A sibling that lies beside a view that is only centered, at the edge of what is around both.
  func siblingAtEdge(
    _ edge: LayoutFacts.Place, besides item: Int, in parent: Int
  ) -> Int? {
    guard isOnlyCentered(item, edge.axis) else { return nil }
    return children[parent].first { sibling in
      sibling != item && isShown(sibling) && sharesSpan(sibling, item, across: edge.axis)
        && ties(of: sibling, edge.axis).contains {
          $0.place == edge && $0.joinsSameEdge && viewItem(of: $0.other) == parent
        }
    }
  }
}
