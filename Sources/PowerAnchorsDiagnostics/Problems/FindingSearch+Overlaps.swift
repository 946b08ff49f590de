import Foundation
import LayoutReport

extension FindingSearch {
  /// How many pairs of a tree are named.
  private static var namedPairs: Int { 20 }

  /// The pairs of visible siblings that share an area by mistake.
  ///
  /// A view that lies wholly on top of another one is meant to: a background, a badge. Two texts never
  /// are.
  var overlaps: [Finding] {
    var found: [Finding] = []
    var unnamed = 0
    for siblings in facts.children {
      let shown = siblings.filter { isShown($0) && !facts.items[$0].frame.isEmpty }
      forEachPair(of: shown) { first, second, shared in
        if found.count < Self.namedPairs {
          found.append(overlap(of: first, and: second, shared))
        } else {
          unnamed += 1
        }
      }
    }
    if unnamed > 0 {
      found[found.count - 1].summary += " So do \(unnamed) more pairs of views."
    }
    return found
  }

  private func overlap(of first: Int, and second: Int, _ shared: CGRect) -> Finding {
    let (back, front) = (min(first, second), max(first, second))
    let isWide = shared.width > shared.height
    let sides =
      isWide
      ? "the top of the lower one to the bottom of the upper one"
      : "the leading edge of the one to the trailing edge of the other"
    let part: LayoutProgram.Part = isWide ? .y : .x
    return Finding(
      kind: .overlap, items: [back, front], parts: [part],
      constraints: constraints(of: [back, front], [part]),
      summary: "\(name(back)) and \(name(front)) overlap by \(shared.size.brief) points.",
      remedy: "tie \(sides), with a distance of 0 or more.", area: shared)
  }

  /// Goes along the axis in which the siblings are spread out more, and compares each with those that
  /// have begun and not ended: few, in a list or a grid.
  private func forEachPair(of siblings: [Int], _ body: (Int, Int, CGRect) -> Void) {
    guard siblings.count > 1 else { return }
    let frames = siblings.map { geometry.alignment[$0] }
    let all = frames.reduce(frames[0]) { $0.union($1) }
    let isAcross = all.width > all.height
    func start(_ frame: CGRect) -> CGFloat { isAcross ? frame.minX : frame.minY }
    func end(_ frame: CGRect) -> CGFloat { isAcross ? frame.maxX : frame.maxY }
    var open: [Int] = []
    for index in frames.indices.sorted(by: { start(frames[$0]) < start(frames[$1]) }) {
      open.removeAll { end(frames[$0]) <= start(frames[index]) }
      for other in open {
        let shared = frames[index].intersection(frames[other])
        // Less than this is a matter of rounding.
        guard shared.width > 0.01, shared.height > 0.01 else { continue }
        if isMeant(siblings[index], siblings[other], shared, frames[index], frames[other]) {
          continue
        }
        body(siblings[other], siblings[index], shared)
      }
      open.append(index)
    }
  }

  private func isMeant(
    _ first: Int, _ second: Int, _ shared: CGRect, _ frame: CGRect, _ other: CGRect
  ) -> Bool {
    let isText = [first, second].map { facts.items[$0].text?.isEmpty == false }
    if isText[0] && isText[1] { return false }
    let area = shared.width * shared.height
    return area >= min(frame.width * frame.height, other.width * other.height) - 0.01
  }
}
