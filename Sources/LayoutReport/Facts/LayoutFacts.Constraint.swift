extension LayoutFacts {
  /// `first relation multiplier × second + constant`, where either side may be a distance to its place.
  package struct Constraint: Sendable {
    package var first: Side
    package var relation: Relation
    package var multiplier: Double
    package var second: Side?
    /// Where the distance begins that ends at `first`, if the left side is one.
    package var firstStart: Side?
    /// Where the distance begins that ends at `second`, if the right side is one.
    package var secondStart: Side?
    package var constant: Double
    package var priority: Float
    package var identifier: String?
    /// The view that holds the constraint, and gives it its reading direction.
    package var holder: Int
    /// The view that gives the constraint its coordinates: the holder, or a scroll view that the
    /// constraint ties to its content.
    package var space: Int
    package var isRightToLeft: Bool

    package init(
      first: Side, relation: Relation, multiplier: Double = 1, second: Side? = nil,
      constant: Double = 0, priority: Float = 1000, identifier: String? = nil, holder: Int,
      isRightToLeft: Bool = false
    ) {
      self.first = first
      self.relation = relation
      self.multiplier = multiplier
      self.second = second
      self.constant = constant
      self.priority = priority
      self.identifier = identifier
      self.holder = holder
      space = holder
      self.isRightToLeft = isRightToLeft
    }

    package var isRequired: Bool { priority >= 1000 }

    package var sides: [Side] { [first, second, firstStart, secondStart].compactMap(\.self) }

    /// Whether a side is a distance between two places.
    package var comparesDistances: Bool { firstStart != nil || secondStart != nil }

    /// Whether leading means right, so that the constant is positive to the left, and inequalities
    /// are reversed.
    package var isMirrored: Bool {
      isRightToLeft && !comparesDistances
        && (first.attribute.followsReadingDirection
          || second?.attribute.followsReadingDirection ?? false)
    }

    /// The constant where both sides count to the right.
    package var physicalConstant: Double { isMirrored ? -constant : constant }

    /// The relation where both sides count to the right.
    package var physicalRelation: Relation { isMirrored ? relation.reversed : relation }

    /// 1, or -1 where a distance counts to the left.
    package func sign(from start: Side, to end: Side) -> Double {
      isRightToLeft
        && (start.attribute.followsReadingDirection || end.attribute.followsReadingDirection)
        ? -1 : 1
    }
  }

  /// An attribute of an item.
  package struct Side: Sendable, Hashable {
    package var item: Int
    package var attribute: Attribute

    package init(_ item: Int, _ attribute: Attribute) {
      self.item = item
      self.attribute = attribute
    }
  }

  package enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1

    package var reversed: Self {
      switch self {
      case .lessThanOrEqual: .greaterThanOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .lessThanOrEqual
      }
    }
  }
}
