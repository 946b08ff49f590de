package import Foundation

/// A laid out tree as values: what words, pictures and the search for problems need of it.
package struct LayoutFacts: Sendable {
  /// The views and guides, the root first and parents before their children.
  package var items: [Item] = []
  package var constraints: [Constraint] = []
  /// How far rounding to pixels may take two sides apart that are meant to meet, in points.
  package var pixel = 1.0
  /// How many constraints public API says nothing of but that they are there, such as those between
  /// distances.
  package var unreadableCount = 0

  package init() {}

  package var root: Item { items[0] }
}

extension LayoutFacts {
  /// The guides and subviews of each item, in their order.
  package var children: [[Int]] {
    var children = [[Int]](repeating: [], count: items.count)
    for (index, item) in items.enumerated() where item.kind != .outside {
      if let parent = item.parent { children[parent].append(index) }
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

  /// Whether the item is inside another one, or is it.
  package func isInside(_ item: Int, _ ancestor: Int) -> Bool {
    var next: Int? = item
    // Parents have lower numbers.
    while let current = next, current >= ancestor {
      if current == ancestor { return true }
      next = items[current].parent
    }
    return false
  }

  /// Whether the constraint is about what is in the tree alone.
  package func isListed(_ constraint: Constraint) -> Bool {
    constraint.sides.allSatisfy { items[$0.item].kind != .outside }
  }

  package func sentence(of constraint: Constraint) -> ConstraintSentence {
    ConstraintSentence(
      first: name(of: constraint.first), relation: constraint.relation,
      multiplier: constraint.multiplier, second: constraint.second.map(name),
      constant: constraint.constant, priority: constraint.priority,
      identifier: constraint.identifier)
  }

  private func name(of side: Side) -> String { "\(items[side.item].name).\(side.attribute)" }
}
