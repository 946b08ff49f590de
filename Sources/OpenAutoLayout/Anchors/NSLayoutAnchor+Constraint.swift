import Foundation

/// Makes the constraints of all the public factories of anchors.
extension NSLayoutAnchor {
  func makeConstraint(
    _ relation: NSLayoutConstraint.Relation, to other: NSLayoutAnchor<AnchorType>,
    multiplier: CGFloat = 1, constant: CGFloat
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint()
    setTerms(of: constraint, relation, to: other, multiplier: multiplier, constant: constant)
    return constraint
  }

  /// Has a new constraint relate this anchor to another one.
  // Inlined, since nearly all constraints are made above.
  @inline(__always)
  private func setTerms(
    of constraint: NSLayoutConstraint, _ relation: NSLayoutConstraint.Relation,
    to other: NSLayoutAnchor<AnchorType>, multiplier: CGFloat = 1, constant: CGFloat
  ) {
    // A method of a class that can be overridden is only called where there may be a distance.
    let hasDistance = memory == nil || other.memory == nil
    constraint.setTerms(
      memory, attribute, relation, other.memory, other.attribute, multiplier: multiplier,
      constant: constant,
      distances: hasDistance ? ConstraintDistances(distance, other.distance) : nil)
    constraint.validateNumbers()
    if attribute != other.attribute { constraint.validatePairing() }
  }

  /// Makes a constraint to a multiplied position, for which Apple's anchors have no factory, and does
  /// not activate it.
  ///
  /// - Precondition: The multiplier is finite and not 0.
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
  /// Makes the anchor of one side, of the class for its axis.
  func makeAnchor(
    _ memory: ItemMemory?, _ attribute: Attribute, _ distance: AnchorDistance?
  ) -> NSObject? {
    if let distance { return DistanceAnchor(distance) }
    guard let memory, attribute != .notAnAttribute else { return nil }
    if !attribute.isLocation { return NSLayoutDimension(item: memory, attribute: attribute) }
    return attribute.isHorizontal
      ? NSLayoutXAxisAnchor(item: memory, attribute: attribute)
      : NSLayoutYAxisAnchor(item: memory, attribute: attribute)
  }
}

/// The anchors of a constraint with the type that UIKit declares for them.
///
/// A protocol, because a class cannot declare a property twice, and the class's own is preferred.
@preconcurrency @MainActor
public protocol _AnchoredConstraint: NSLayoutConstraint {}

extension NSLayoutConstraint: _AnchoredConstraint {}

// These do not call the class's own properties: a client that overrides those as UIKit declares them
// calls these as `super`.
extension _AnchoredConstraint {
  @_disfavoredOverload @_documentation(visibility: internal)
  @preconcurrency @MainActor
  public var firstAnchor: NSLayoutAnchor<AnyObject> {
    makeAnchor(firstMemory, terms.firstAttribute, terms.distances?.first)?.asAnyAnchor
      ?? NSLayoutAnchor()
  }

  @_disfavoredOverload @_documentation(visibility: internal)
  @preconcurrency @MainActor
  public var secondAnchor: NSLayoutAnchor<AnyObject>? {
    makeAnchor(secondMemory, terms.secondAttribute, terms.distances?.second)?.asAnyAnchor
  }
}

extension NSObject {
  /// An anchor as Apple declares those of constraints.
  ///
  /// Apple's anchors have one class at run time whatever their type parameter. The instances here share
  /// their layout and methods in the same way, so only the type that the compiler sees has to change.
  fileprivate var asAnyAnchor: NSLayoutAnchor<AnyObject> {
    unsafeBitCast(self as AnyObject, to: NSLayoutAnchor.self)
  }
}

extension NSLayoutDimension {
  func makeConstraint(
    _ relation: NSLayoutConstraint.Relation, toConstant constant: CGFloat
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint()
    constraint.setTerms(
      memory, attribute, relation, nil, .notAnAttribute, constant: constant,
      distances: memory == nil ? ConstraintDistances(distance, nil) : nil)
    constraint.validateNumbers()
    return constraint
  }
}

extension NSLayoutAnchor {
  func makeConstraint(
    _ relation: NSLayoutConstraint.Relation, toSystemSpacingAfter other: NSLayoutAnchor<AnchorType>,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    if !multiplier.isFinite { Violation.spacingMultiplierNotFinite(multiplier).stop() }
    let isBetweenLines = attribute.isBaseline && other.attribute.isBaseline
    let constraint =
      isBetweenLines ? LineSpacingConstraint(multiplier: multiplier) : NSLayoutConstraint()
    setTerms(of: constraint, relation, to: other, constant: .systemSpacing * multiplier)
    return constraint
  }
}
