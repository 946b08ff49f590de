import Foundation

/// The terms of a constraint, as values.
///
/// ```text
/// first.attribute  relation  multiplier × second.attribute + constant
/// ```
///
/// Rows are made of this and not of the constraint, because clients may override its properties.
/// The constraint keeps the memory of the items.
// Noncopyable, so that nobody copies all of it, and counts references, for a look at one part.
struct ConstraintTerms: ~Copyable {
  var first: LayoutItem?
  var second: LayoutItem?
  /// The distances that the constraint compares instead of attributes, if it does.
  var distances: ConstraintDistances?
  var multiplier: CGFloat = 1
  var constant: CGFloat = 0
  var priority = UILayoutPriority.required
  var firstAttribute = NSLayoutConstraint.Attribute.notAnAttribute
  var secondAttribute = NSLayoutConstraint.Attribute.notAnAttribute
  var relation = NSLayoutConstraint.Relation.equal
}

extension ConstraintTerms {
  /// Whether the constraint reads differently in right-to-left layouts.
  var followsReadingDirection: Bool {
    if firstAttribute.followsReadingDirection || secondAttribute.followsReadingDirection {
      return true
    }
    return distances?.ends.contains { $0.attribute.followsReadingDirection } ?? false
  }

  /// Whether the layout clamps a number of the constraint.
  var isOutOfReach: Bool { abs(constant) > .reach || abs(multiplier) > .reach }

  /// The constant of a row. A mirrored row measures to the left, and the offset adds insets,
  /// margins and baselines.
  // Inlined into the function that makes each row: a call took 1.5 % of a layout of nested views.
  @inline(__always)
  func rowConstant(isMirrored: Bool, offset: Double) -> Double {
    (isMirrored ? -constant.withinReach : constant.withinReach) + offset
  }

  var reachedMultiplier: CGFloat { multiplier.withinReach }
}
