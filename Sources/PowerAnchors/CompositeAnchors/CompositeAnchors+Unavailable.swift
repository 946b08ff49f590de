// Unavailable calls, so that the compiler says what to write instead, as in
// LayoutAnchor+Unavailable.swift.
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
  public func constrain(to other: Any?, excluding edges: NSDirectionalRectEdge) {}
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
