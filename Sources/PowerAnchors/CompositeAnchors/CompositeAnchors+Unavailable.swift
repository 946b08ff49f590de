// Unavailable calls, so that the compiler says what to write instead, as in
// LayoutAnchor+Unavailable.swift.

/// Several anchors, whose mistaken calls are the same, so that the compiler corrects them in the same words.
@preconcurrency @MainActor
public protocol _LayoutCompositeAnchors {}

extension LayoutItemAnchors: _LayoutCompositeAnchors {}
extension LayoutCenterAnchors: _LayoutCompositeAnchors {}
extension LayoutSizeAnchors: _LayoutCompositeAnchors {}

extension _LayoutCompositeAnchors {
  /// Reports the labels of the platform's calls.
  @available(*, unavailable, message: "Write constrain(to:)")
  public func constrain(equalTo other: Any?) {}

  /// Reports the labels of the platform's calls.
  @available(*, unavailable, message: "Write constrain(.atLeast, to:)")
  public func constrain(greaterThanOrEqualTo other: Any?) {}

  /// Reports the labels of the platform's calls.
  @available(*, unavailable, message: "Write constrain(.atMost, to:)")
  public func constrain(lessThanOrEqualTo other: Any?) {}

  /// Reports a missing label.
  @available(*, unavailable, renamed: "constrain(to:)")
  public func constrain(_ other: Any?) {}

  /// Reports a missing label.
  @available(*, unavailable, renamed: "constrain(to:)")
  public func constrain(_ place: some LayoutPlace) {}

  /// Reports a bound as a label, which the compiler would remove: the bound would be an equality.
  @available(*, unavailable, message: "Write constrain(.atLeast, to:)")
  public func constrain(atLeast other: Any?) {}

  /// Reports a bound as a label, which the compiler would remove: the bound would be an equality.
  @available(*, unavailable, message: "Write constrain(.atMost, to:)")
  public func constrain(atMost other: Any?) {}

  /// Reports a relation that does not stand first.
  @available(*, unavailable, message: "The relation stands first: constrain(.atLeast, to:)")
  public func constrain(to place: some LayoutPlace, _ relation: NSLayoutConstraint.Relation) {}

  /// Reports the label of another kind of anchors. No correction is offered: signs differ.
  @available(
    *, unavailable,
    message: "Sides take insetBy:, centers offsetBy:, a CGPoint, sizes with:, a CGSize"
  )
  public func constrain(
    _ relation: NSLayoutConstraint.Relation = .equal, to other: Any?, with constant: CGFloat
  ) {}

  /// Reports the label of another kind of anchors. No correction is offered: signs differ.
  @available(
    *, unavailable,
    message: "Sides take insetBy:, centers offsetBy:, a CGPoint, sizes with:, a CGSize"
  )
  public func constrain(
    _ relation: NSLayoutConstraint.Relation = .equal, to other: Any?, insetBy inset: CGFloat
  ) {}
}

extension LayoutItemAnchors {
  /// Reports a multiplier for several anchors.
  @available(
    *, unavailable,
    message: """
      Multiply a dimension alone, as in widthAnchor.constrain(to: other.widthAnchor, multiplyBy: 0.5), \
      or sizeAnchors
      """
  )
  public func constrain(
    _ relation: NSLayoutConstraint.Relation = .equal, to other: Any?, multiplyBy multiplier: CGFloat
  ) {}

  /// Reports an argument to which several anchors cannot be constrained.
  @available(
    *, unavailable,
    message: "Pass a view, a guide, .superview, or the same anchors of another item"
  )
  public func constrain(
    _ relation: NSLayoutConstraint.Relation = .equal, to other: Any?, insetBy inset: CGFloat = 0
  ) {}

  /// Reports an inset of another type.
  @available(*, unavailable, message: "Pass a CGFloat or NSDirectionalEdgeInsets as insetBy:")
  public func constrain(
    _ relation: NSLayoutConstraint.Relation = .equal, to place: some LayoutPlace,
    insetBy inset: Any
  ) {}

  /// Reports edges that are left out in the wrong place.
  @available(*, unavailable, message: "Write edgeAnchors.excluding(.bottom).constrain(to:)")
  public func constrain(to place: some LayoutPlace, excluding edges: NSDirectionalRectEdge) {}
}

extension LayoutItemAnchors where Kind == LayoutAnchorsKind.Edges {
  /// Reports edges that are no list.
  @available(*, unavailable, message: "Pass one list: excluding([.top, .bottom])")
  public func excluding(_ edges: NSDirectionalRectEdge...) -> LayoutEdgeAnchors { self }
}

extension LayoutCenterAnchors {
  /// Reports an argument to which a center cannot be constrained.
  @available(*, unavailable, message: "Pass a view, a guide, .superview, or centerAnchors")
  public func constrain(
    _ relation: NSLayoutConstraint.Relation = .equal, to other: Any?
  ) {}
}

extension LayoutSizeAnchors {
  /// Reports an argument to which a size cannot be constrained.
  @available(
    *, unavailable, message: "Pass a number, a CGSize, a view, a guide, .superview, or sizeAnchors"
  )
  public func constrain(
    _ relation: NSLayoutConstraint.Relation = .equal, to other: Any?
  ) {}
}
