import Foundation
import LayoutReport

// Which siblings share an area.
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
}
