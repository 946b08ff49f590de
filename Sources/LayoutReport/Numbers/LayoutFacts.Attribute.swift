extension LayoutFacts {
  /// The attribute of an item in a constraint. The raw values are those of the kits.
  public enum Attribute: Int, Sendable {
    case left = 1
    case right, top, bottom, leading, trailing, width, height, centerX, centerY
    case lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
  }
}

// Inlinable, because a layout asks for these with each constraint.
extension LayoutFacts.Attribute {
  /// The place of an item's alignment rectangle that the attribute is measured from. That of a margin or a
  /// baseline is the edge, or the center, that it has a distance from.
  @inlinable
  public func place(rightToLeft: Bool) -> LayoutFacts.Place {
    switch self {
    case .left, .leftMargin: .left
    case .right, .rightMargin: .right
    case .leading, .leadingMargin: rightToLeft ? .right : .left
    case .trailing, .trailingMargin: rightToLeft ? .left : .right
    case .centerX, .centerXWithinMargins: .centerX
    case .top, .topMargin, .firstBaseline: .top
    case .bottom, .bottomMargin, .lastBaseline: .bottom
    case .centerY, .centerYWithinMargins: .centerY
    case .width: .width
    case .height: .height
    }
  }

  /// Whether the attribute is on the other side in right-to-left layouts.
  @inlinable public var followsReadingDirection: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  @inlinable public var isBaseline: Bool {
    switch self {
    case .firstBaseline, .lastBaseline: true
    default: false
    }
  }

  /// Whether the attribute depends on the layout margins of its item.
  @inlinable public var isWithinMargins: Bool { rawValue >= Self.leftMargin.rawValue }

  @inlinable public var isLocation: Bool { place(rightToLeft: false).start != nil }

  /// Whether it is a location other than a center: an edge, a margin or a baseline.
  @inlinable public var isEdge: Bool { place(rightToLeft: false).isEdge }

  @inlinable public var axis: LayoutFacts.Axis { place(rightToLeft: false).axis }

  /// The attribute of a view that is this one of the guide of its margins.
  package var withinMargins: Self {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top, .firstBaseline: .topMargin
    case .bottom, .lastBaseline: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    case .centerX: .centerXWithinMargins
    case .centerY: .centerYWithinMargins
    default: self
    }
  }
}
