import LayoutReport

/// A constraint between two places, as one of its items has it: `place relation otherPlace + distance`, left to
/// right and downward.
struct Tie {
  var number: Int
  var place: LayoutFacts.Place
  var relation: LayoutFacts.Relation
  var other: Int
  var otherPlace: LayoutFacts.Place
  var distance: Double
  /// Whether the item is the first one of the constraint, which places it.
  var isOwn: Bool

  /// Whether it is an equality between the same edges of both.
  var joinsSameEdge: Bool { relation == .equal && place.isEdge && otherPlace == place }

  /// Whether both end at one edge.
  var isFlush: Bool { joinsSameEdge && distance == 0 }

  /// Whether one ends where the other begins, or a distance from there.
  var joinsOppositeEdges: Bool {
    relation == .equal && place.isEdge && otherPlace == place.opposite
  }

  /// Whether it is an inequality by which one begins before the other ends, so that they overlap.
  var holdsTogether: Bool {
    place.isEdge && otherPlace == place.opposite
      && relation == (place.startsRectangle ? .lessThanOrEqual : .greaterThanOrEqual)
  }

  /// Whether it is an equality between the centers of both.
  var joinsCenters: Bool { relation == .equal && place.isCenter && otherPlace == place }
}

/// The ties that have been read: each pair of views asks for those of both many times, and a page may have
/// thousands.
final class KnownTies {
  private var known: [[Tie]?]

  init(itemCount: Int) { known = Array(repeating: nil, count: 2 * itemCount) }

  func ties(of item: Int, _ axis: LayoutFacts.Axis, _ make: () -> [Tie]) -> [Tie] {
    let place = 2 * item + (axis == .horizontal ? 0 : 1)
    if let ties = known[place] { return ties }
    let made = make()
    known[place] = made
    return made
  }
}

extension FindingSearch {
  /// The constraints that tie an item's edges and center to those of others along an axis.
  func ties(of item: Int, _ axis: LayoutFacts.Axis) -> [Tie] {
    knownTies.ties(of: item, axis) { makeTies(of: item, axis) }
  }

  private func makeTies(of item: Int, _ axis: LayoutFacts.Axis) -> [Tie] {
    constraintsOfItems[item].compactMap { number in
      let constraint = facts.constraints[number]
      guard let second = constraint.second, constraint.multiplier == 1,
        !constraint.comparesDistances,
        constraint.first.attribute.axis == axis, constraint.first.attribute.isLocation,
        constraint.first.item != second.item
      else { return nil }
      let relation = constraint.physicalRelation
      let first = facts.measured(constraint.first, rightToLeft: constraint.isRightToLeft)
      let last = facts.measured(second, rightToLeft: constraint.isRightToLeft)
      let distance = constraint.physicalConstant + last.distance - first.distance
      if constraint.first.item == item {
        return Tie(
          number: number, place: first.place, relation: relation, other: second.item,
          otherPlace: last.place, distance: distance, isOwn: true)
      }
      return Tie(
        number: number, place: last.place, relation: relation.reversed,
        other: constraint.first.item, otherPlace: first.place, distance: -distance, isOwn: false)
    }
  }

  /// The constraints that tie an item's edges and centers to those of others along both axes.
  func ties(of item: Int) -> [Tie] {
    LayoutFacts.Axis.allCases.flatMap { ties(of: item, $0) }
  }

  /// The edges of an item that lie on the same ones of others, by ties of which something is true.
  func flushEdges(
    of item: Int, _ axis: LayoutFacts.Axis, by isMeant: (Tie) -> Bool
  ) -> Set<LayoutFacts.Place> {
    Set(ties(of: item, axis).filter { $0.isFlush && isMeant($0) }.map(\.place))
  }

  /// The view that an item is, or that its guide belongs to.
  func viewItem(of item: Int) -> Int {
    facts.items[item].isGuide ? facts.items[item].parent ?? item : item
  }

  /// Whether an item is a view around another one, or a guide of such a view.
  func isAround(_ other: Int, _ item: Int) -> Bool {
    let view = viewItem(of: other)
    return view != item && facts.items[view].kind != .outside && facts.isInside(item, view)
  }

  /// Whether a view is inside another one, or a guide of it.
  func isWithin(_ other: Int, _ item: Int) -> Bool {
    facts.isInside(viewItem(of: other), item)
  }
}

extension LayoutFacts.Axis {
  var across: Self { self == .horizontal ? .vertical : .horizontal }
}

extension LayoutFacts.Place {
  var isCenter: Bool { self == .centerX || self == .centerY }

  var opposite: Self {
    switch self {
    case .left: .right
    case .right: .left
    case .top: .bottom
    case .bottom: .top
    case .centerX, .centerY, .width, .height: self
    }
  }

  /// Whether a distance from an edge is positive to the inside.
  var startsRectangle: Bool { self == .left || self == .top }
}
