import LayoutReport

extension NSLayoutConstraint {
  /// The edge, center, size or baseline of an item that a constraint relates.
  ///
  /// Anchors say the same with types. Use an attribute in code that takes it as a value:
  ///
  ///     let sides: [NSLayoutConstraint.Attribute] = [.left, .top, .right, .bottom]
  ///     for side in sides {
  ///       NSLayoutConstraint(
  ///         item: card, attribute: side, relatedBy: .equal, toItem: view, attribute: side,
  ///         multiplier: 1, constant: 0
  ///       ).isActive = true
  ///     }
  ///     // card.frame == view.bounds
  public enum Attribute: Int, Sendable {
    /// The left edge, whatever the reading direction.
    case left = 1
    /// The right edge, whatever the reading direction.
    case right = 2
    /// The top edge.
    case top = 3
    /// The bottom edge.
    case bottom = 4
    /// The edge where reading begins: left, or right in a right-to-left view.
    case leading = 5
    /// The edge where reading ends: right, or left in a right-to-left view.
    case trailing = 6
    /// The width.
    case width = 7
    /// The height.
    case height = 8
    /// The center between the left and the right edge.
    case centerX = 9
    /// The center between the top and the bottom edge.
    case centerY = 10
    /// The baseline of the last line of text, or the bottom edge where there is no text.
    case lastBaseline = 11
    /// The baseline of the first line of text, or the top edge where there is no text.
    case firstBaseline = 12
    /// The left edge of the view's layout margins.
    case leftMargin = 13
    /// The right edge of the view's layout margins.
    case rightMargin = 14
    /// The top edge of the view's layout margins.
    case topMargin = 15
    /// The bottom edge of the view's layout margins.
    case bottomMargin = 16
    /// The edge of the view's layout margins where reading begins.
    case leadingMargin = 17
    /// The edge of the view's layout margins where reading ends.
    case trailingMargin = 18
    /// The center between the left and the right margin.
    case centerXWithinMargins = 19
    /// The center between the top and the bottom margin.
    case centerYWithinMargins = 20
    /// No attribute, for the right side of a constraint without a second item.
    case notAnAttribute = 0
  }

  /// The relation between the two sides of a constraint.
  ///
  /// An inequality leaves the layout a choice. Without something else that makes it, such as the
  /// size of the content, the layout is ambiguous.
  public enum Relation: Int, Sendable {
    /// The left side is at most the right side.
    case lessThanOrEqual = -1
    /// Both sides are equal.
    case equal = 0
    /// The left side is at least the right side.
    case greaterThanOrEqual = 1
  }

  /// The axis along which something is laid out or measured.
  ///
  /// It selects the width or the height in ``UIView/setContentHuggingPriority(_:for:)``, and the
  /// direction in which a ``UIStackView`` lays out its views.
  public enum Axis: Int, Sendable {
    /// The x axis: widths, and positions from left to right.
    case horizontal = 0
    /// The y axis: heights, and positions from top to bottom.
    case vertical = 1
  }
}

// What attributes measure is the facts', which the reports share.
extension NSLayoutConstraint.Attribute {
  /// The attribute of an item, or `nil` for none.
  // A table that the optimizer sees through. By the raw value, it took 1.7 % of a first layout of independent
  // views, and 3.5 % of making a constraint.
  @inline(__always)
  var fact: LayoutFacts.Attribute? {
    switch self {
    case .left: .left
    case .right: .right
    case .top: .top
    case .bottom: .bottom
    case .leading: .leading
    case .trailing: .trailing
    case .width: .width
    case .height: .height
    case .centerX: .centerX
    case .centerY: .centerY
    case .lastBaseline: .lastBaseline
    case .firstBaseline: .firstBaseline
    case .leftMargin: .leftMargin
    case .rightMargin: .rightMargin
    case .topMargin: .topMargin
    case .bottomMargin: .bottomMargin
    case .leadingMargin: .leadingMargin
    case .trailingMargin: .trailingMargin
    case .centerXWithinMargins: .centerXWithinMargins
    case .centerYWithinMargins: .centerYWithinMargins
    case .notAnAttribute: nil
    }
  }

  var isLocation: Bool { fact?.isLocation ?? false }

  /// Whether the attribute is a location other than a center: an edge, a margin or a baseline.
  var isEdge: Bool { fact?.isEdge ?? false }

  /// Whether the attribute is on the other side in right-to-left layouts.
  var followsReadingDirection: Bool { fact?.followsReadingDirection ?? false }

  /// Whether the attribute is a physical side that may not be mixed with a directional one.
  var isPhysicalSide: Bool { isEdge && isHorizontal && !followsReadingDirection }

  /// Whether the attribute depends on the layout margins of its item.
  var isWithinMargins: Bool { fact?.isWithinMargins ?? false }

  var isBaseline: Bool { fact?.isBaseline ?? false }

  var isHorizontal: Bool { fact?.axis == .horizontal }

  /// The attribute of a view that is this one of the view's `layoutMarginsGuide`: the margin at an edge.
  var withinMargins: Self { fact.flatMap { Self(rawValue: $0.withinMargins.rawValue) } ?? self }
}
