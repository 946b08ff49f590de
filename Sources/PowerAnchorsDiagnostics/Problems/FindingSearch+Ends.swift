import Foundation
import LayoutReport

// Where views end by what has no end, or lies beside its page.
extension FindingSearch {
  /// The tie by which a view lies beside a sibling that fills their superview, and the sibling. What lies below
  /// one is in a column, which may be too low.
  func tieBesidePage(
    _ item: Int, _ parent: Int, _ edge: LayoutFacts.Place
  ) -> (tie: Tie, page: Int)? {
    ties(of: item, .horizontal).first { tie in
      guard tie.joinsOppositeEdges, tie.otherPlace == edge, facts.items[tie.other].parent == parent
      else { return false }
      let (page, room) = (geometry.alignment[tie.other], geometry.rectangles[parent])
      return [edge, edge.opposite].allSatisfy {
        abs(page.value(of: $0) - room.value(of: $0)) <= geometry.tolerance
      }
    }.map { ($0, $0.other) }
  }

  /// Whether nothing but what hangs on it says where a guide ends.
  func isOpenGuide(_ item: Int, _ edge: LayoutFacts.Place) -> Bool {
    guard facts.items[item].kind == .guide else { return false }
    let own = constraintsOfItems[item].map { facts.constraints[$0] }.filter {
      $0.first.item == item && $0.first.attribute.axis == edge.axis
    }
    return own.allSatisfy { $0.first.attribute.isLocation }
      && !ties(of: item, edge.axis).contains { tie in
        tie.place != edge.opposite && tie.isOwn
      }
  }
}
