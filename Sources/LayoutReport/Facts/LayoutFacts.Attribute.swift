package import Foundation

extension LayoutFacts {
  /// The attribute of an item in a constraint. The raw values are those of the kits.
  package enum Attribute: Int, Sendable {
    case left = 1
    case right, top, bottom, leading, trailing, width, height, centerX, centerY
    case lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
  }

  /// A physical side, middle or length of a rectangle.
  package enum Place: Sendable {
    case left, right, centerX, top, bottom, centerY, width, height
  }
}

extension LayoutFacts.Attribute {
  package var followsReadingDirection: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  package var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  package var isWithinMargins: Bool { rawValue >= Self.leftMargin.rawValue }

  package var isLocation: Bool { self != .width && self != .height }

  /// Whether it is a location other than a center.
  package var isEdge: Bool {
    switch self {
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: false
    default: isLocation
    }
  }

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

  package var axis: LayoutFacts.Axis {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins:
      .horizontal
    default: .vertical
    }
  }

  /// Returns the place of an item's alignment rectangle that the attribute is measured from, and
  /// the distance from there.
  package func measured(
    of item: LayoutFacts.Item, rightToLeft: Bool
  ) -> (place: LayoutFacts.Place, distance: Double) {
    let margins = item.margins
    return switch self {
    case .left: (.left, 0)
    case .right: (.right, 0)
    case .leading: (rightToLeft ? .right : .left, 0)
    case .trailing: (rightToLeft ? .left : .right, 0)
    case .leftMargin: (.left, margins.left)
    case .rightMargin: (.right, -margins.right)
    case .leadingMargin: rightToLeft ? (.right, -margins.right) : (.left, margins.left)
    case .trailingMargin: rightToLeft ? (.left, margins.left) : (.right, -margins.right)
    case .centerX: (.centerX, 0)
    case .centerXWithinMargins: (.centerX, (margins.left - margins.right) / 2)
    case .top: (.top, 0)
    case .bottom: (.bottom, 0)
    case .firstBaseline: (.top, item.firstBaseline)
    case .lastBaseline: (.bottom, -item.lastBaseline)
    case .topMargin: (.top, margins.top)
    case .bottomMargin: (.bottom, -margins.bottom)
    case .centerY: (.centerY, 0)
    case .centerYWithinMargins: (.centerY, (margins.top - margins.bottom) / 2)
    case .width: (.width, 0)
    case .height: (.height, 0)
    }
  }
}

extension CGRect {
  package func value(of place: LayoutFacts.Place) -> CGFloat {
    switch place {
    case .left: minX
    case .right: maxX
    case .centerX: midX
    case .top: minY
    case .bottom: maxY
    case .centerY: midY
    case .width: width
    case .height: height
    }
  }
}
