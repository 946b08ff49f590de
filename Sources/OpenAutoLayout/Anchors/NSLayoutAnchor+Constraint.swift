import Foundation

/// How constraints are made of anchors, in one place for all the factories.
extension NSLayoutAnchor {
  func makeConstraint(
    _ relation: NSLayoutConstraint.Relation, to other: NSLayoutAnchor<AnchorType>,
    multiplier: CGFloat = 1, constant: CGFloat
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint()
    constraint.first = item
    constraint.storedFirstAttribute = attribute
    constraint.storedRelation = relation
    constraint.second = other.item
    constraint.storedSecondAttribute = other.attribute
    constraint.storedMultiplier = multiplier
    constraint.storedConstant = constant
    if item == nil || other.item == nil {
      constraint.attachDistances(distance, other.distance)
    }
    constraint.validateNumbers()
    if attribute != other.attribute { constraint.validatePairing() }
    return constraint
  }

  /// Makes a constraint to a multiplied position, for which Apple's anchors have no factory, and does
  /// not activate it.
  ///
  /// - Precondition: The multiplier is neither 0 nor infinite.
  package func makeConstraint(
    _ relation: NSLayoutConstraint.Relation, toMultiplied other: NSLayoutAnchor<AnchorType>,
    multiplier: CGFloat, constant: CGFloat
  ) -> NSLayoutConstraint {
    let constraint = makeConstraint(
      relation, to: other, multiplier: multiplier, constant: constant)
    constraint.validatePairing()
    return constraint
  }
}

extension NSLayoutConstraint {
  /// The anchor of one side, of the class for its axis.
  ///
  /// Apple's anchors have one class at run time whatever their type parameter, and `firstAnchor` hides
  /// it. The instances here share their layout and methods in the same way, so only the compiler has
  /// to be told.
  func anchor(
    _ item: LayoutItem?, _ attribute: Attribute, _ distance: AnchorDistance?
  ) -> NSLayoutAnchor<AnyObject>? {
    if let distance { return unsafeBitCast(DistanceAnchor(distance), to: NSLayoutAnchor.self) }
    guard let item else { return nil }
    switch attribute.dimension {
    case .x:
      return unsafeBitCast(
        NSLayoutXAxisAnchor(item: item, attribute: attribute), to: NSLayoutAnchor.self)
    case .y:
      return unsafeBitCast(
        NSLayoutYAxisAnchor(item: item, attribute: attribute), to: NSLayoutAnchor.self)
    case .width, .height:
      return unsafeBitCast(
        NSLayoutDimension(item: item, attribute: attribute), to: NSLayoutAnchor.self)
    case .nothing: return nil
    }
  }
}

extension NSLayoutDimension {
  func makeConstraint(
    _ relation: NSLayoutConstraint.Relation, toConstant constant: CGFloat
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint()
    constraint.first = item
    constraint.storedFirstAttribute = attribute
    constraint.storedRelation = relation
    constraint.storedConstant = constant
    if item == nil { constraint.attachDistances(distance, nil) }
    constraint.validateNumbers()
    return constraint
  }
}

extension NSLayoutAnchor {
  /// The distance that the system puts between two items, in points.
  static var systemSpacing: CGFloat { 8 }

  func makeConstraint(
    _ relation: NSLayoutConstraint.Relation, toSystemSpacingAfter other: NSLayoutAnchor<AnchorType>,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    if !multiplier.isFinite { Violation.multiplierNotFinite(multiplier).stop() }
    return makeConstraint(relation, to: other, constant: Self.systemSpacing * multiplier)
  }
}
