package import Foundation

/// A laid out tree as values, for descriptions, pictures and the search for problems.
public struct LayoutFacts: Sendable {
  /// The views and guides, the root first and parents before their children.
  package var items: [Item] = []
  package var constraints: [Constraint] = []
  /// The distance that rounding to pixels may leave between two sides that should meet, in points.
  package var pixel = 1.0
  /// The least length of what fingers touch, in points, or `nil` where pointers do.
  package var leastTarget: Double?
  /// Where the keyboard is, in the coordinates of the root, if it is shown.
  package var keyboard: CGRect?
  /// The number of constraints whose terms cannot be read, such as those between distances with
  /// UIKit.
  package var unreadableCount = 0

  package init() {}

  package var root: Item { items[0] }
}

extension LayoutFacts {
  /// The guides and subviews of each item, in order. The kit's guides come last, by their names: only
  /// constraints mention them, and the order of constraints says nothing.
  package var children: [[Int]] {
    var children = [[Int]](repeating: [], count: items.count)
    var guides: [(parent: Int, index: Int)] = []
    for (index, item) in items.enumerated() where item.kind != .outside {
      guard let parent = item.parent else { continue }
      if item.kind == .view || item.kind == .guide {
        children[parent].append(index)
      } else {
        guides.append((parent, index))
      }
    }
    for guide in guides.sorted(by: { items[$0.index].name < items[$1.index].name }) {
      children[guide.parent].append(guide.index)
    }
    return children
  }

  /// The frames in the coordinates of the root.
  package var rectangles: [CGRect] {
    var rectangles: [CGRect] = []
    rectangles.reserveCapacity(items.count)
    for item in items {
      guard let parent = item.parent else {
        rectangles.append(CGRect(origin: .zero, size: item.frame.size))
        continue
      }
      let (outer, scrolled) = (rectangles[parent].origin, items[parent].boundsOrigin)
      rectangles.append(item.frame.offsetBy(dx: outer.x - scrolled.x, dy: outer.y - scrolled.y))
    }
    return rectangles
  }

  /// Returns whether an item is another item, or is inside of it.
  package func isInside(_ item: Int, _ ancestor: Int) -> Bool {
    var next: Int? = item
    // Parents have lower numbers.
    while let current = next, current >= ancestor {
      if current == ancestor { return true }
      next = items[current].parent
    }
    return false
  }

  /// Returns what a side is measured at.
  package func measured(_ side: Side, rightToLeft: Bool) -> MeasuredSide<Int> {
    let (item, place) = (items[side.item], side.attribute.place(rightToLeft: rightToLeft))
    let distance =
      switch side.attribute {
      case .firstBaseline: item.firstBaseline
      case .lastBaseline: -item.lastBaseline
      default: side.attribute.isWithinMargins ? place.shift(by: item.margins) : 0
      }
    return MeasuredSide(side.item, place, distance: distance)
  }

  /// Returns whether all items of a constraint are in the tree.
  package func isListed(_ constraint: Constraint) -> Bool {
    constraint.sides.allSatisfy { items[$0.item].kind != .outside }
  }

  package func sentence(of constraint: Constraint) -> ConstraintSentence {
    ConstraintSentence(
      first: name(of: constraint.first, from: constraint.firstStart),
      relation: constraint.relation, multiplier: constraint.multiplier,
      second: constraint.second.map { name(of: $0, from: constraint.secondStart) },
      constant: constraint.constant, priority: constraint.priority,
      identifier: constraint.identifier)
  }

  private func name(of side: Side, from start: Side? = nil) -> String {
    let name = "\(items[side.item].name).\(side.attribute)"
    return start.map { "(\(self.name(of: $0)) to \(name))" } ?? name
  }
}
