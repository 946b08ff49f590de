import Foundation
import LayoutReport

// Which views share an area.
extension FindingSearch {
  /// Goes along the axis in which the siblings are spread out more, and compares each with those
  /// that have begun and not ended: few, in a list or a grid.
  ///
  /// - Parameter body: Is called with two that share an area, the one behind first.
  func forEachPair(of siblings: [Int], _ body: (Int, Int, CGRect) -> Void) {
    let shown = distinct(
      siblings.filter { isShown($0) && !facts.items[$0].frame.isEmpty && !isCollapsed($0) })
    guard shown.count > 1 else { return }
    let frames = shown.map { geometry.alignment[$0] }
    let all = frames.reduce(frames[0]) { $0.union($1) }
    let isAcross = all.width > all.height
    func start(_ frame: CGRect) -> CGFloat { isAcross ? frame.minX : frame.minY }
    func end(_ frame: CGRect) -> CGFloat { isAcross ? frame.maxX : frame.maxY }
    // Less than this is a matter of rounding.
    let least = geometry.tolerance
    var open: [Int] = []
    for index in frames.indices.sorted(by: { start(frames[$0]) < start(frames[$1]) }) {
      let frame = frames[index]
      open.removeAll { end(frames[$0]) <= start(frame) }
      for other in open {
        let (left, top) = (max(frame.minX, frames[other].minX), max(frame.minY, frames[other].minY))
        let width = min(frame.maxX, frames[other].maxX) - left
        let height = min(frame.maxY, frames[other].maxY) - top
        if width <= least || height <= least { continue }
        body(
          shown[min(index, other)], shown[max(index, other)],
          CGRect(x: left, y: top, width: width, height: height))
      }
      open.append(index)
    }
  }

  /// Of views without a text that lie in the same place, the one in front alone: they cover each
  /// other on purpose, and there may be many.
  private func distinct(_ siblings: [Int]) -> [Int] {
    var places: Set<[CGFloat]> = []
    return siblings.reversed().filter { item in
      let frame = geometry.alignment[item]
      return hasText(item)
        || places.insert([frame.minX, frame.minY, frame.width, frame.height]).inserted
    }.reversed()
  }

  /// Goes downward over items of a tree, and compares each with those that have begun and not ended.
  ///
  /// - Parameter body: Is called with one of the first items and one of the others that share an area.
  func forEachMeeting(of first: [Int], with others: [Int], _ body: (Int, Int, CGRect) -> Void) {
    let (firsts, seconds) = (Set(first), Set(others))
    let all = firsts.union(seconds).sorted {
      let (one, other) = (geometry.alignment[$0].minY, geometry.alignment[$1].minY)
      return one != other ? one < other : $0 < $1
    }
    // Where many lie in one row, only some are compared: this is no search for the last one.
    var comparisons = 200 * all.count
    var open: [Int] = []
    for item in all {
      let frame = geometry.alignment[item]
      open.removeAll { geometry.alignment[$0].maxY <= frame.minY + geometry.tolerance }
      for other in open where comparisons > 0 {
        comparisons -= 1
        let shared = geometry.alignment[other].intersection(frame)
        guard !shared.isNull, shared.width > geometry.tolerance, shared.height > geometry.tolerance
        else { continue }
        let (back, front) = (min(item, other), max(item, other))
        if firsts.contains(back), seconds.contains(front) {
          body(back, front, shared)
        } else if firsts.contains(front), seconds.contains(back) {
          body(front, back, shared)
        }
      }
      open.append(item)
    }
  }
}
