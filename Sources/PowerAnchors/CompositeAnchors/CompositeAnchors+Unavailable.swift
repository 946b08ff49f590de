// Calls that do not exist, so that the compiler says what to write, as in
// LayoutAnchor+Unavailable.swift.
extension LayoutSideAnchors {
  /// Says that sides have insets.
  @available(
    *, unavailable, renamed: "constrain(_:to:insetBy:)",
    message: "an inset is positive inward on every side"
  )
  public func constrain(
    _ relation: NSLayoutConstraint.Relation = .equal, to other: Any, with constant: CGFloat
  ) {}

  /// Says what sides are held to.
  @available(
    *, unavailable, message: "Pass sides of the same kind, a view, a guide, or .superview"
  )
  public func constrain(
    _ relation: NSLayoutConstraint.Relation = .equal, to other: Any, insetBy inset: CGFloat = 0
  ) {}
}

extension LayoutCenterAnchors {
  /// Says that a center has an offset.
  @available(
    *, unavailable, renamed: "constrain(_:to:offsetBy:)", message: "an offset is a CGPoint"
  )
  public func constrain(
    _ relation: NSLayoutConstraint.Relation = .equal, to other: Any, with constant: CGFloat
  ) {}

  /// Says what a center is held to.
  @available(*, unavailable, message: "Pass centerAnchors, a view, a guide, or .superview")
  public func constrain(
    _ relation: NSLayoutConstraint.Relation = .equal, to other: Any
  ) {}
}

extension LayoutItemAnchors {
  /// Says that sides have insets.
  @available(
    *, unavailable, renamed: "constrain(_:to:insetBy:)",
    message: "an inset is positive inward on every side"
  )
  public func constrain(
    _ relation: NSLayoutConstraint.Relation = .equal, to other: Any, with constant: CGFloat
  ) {}

  /// Says what several anchors are held to.
  @available(
    *, unavailable,
    message: "Pass the item that has the same anchors: a view, a guide, or .superview"
  )
  public func constrain(
    _ relation: NSLayoutConstraint.Relation = .equal, to other: Any
  ) {}
}

extension LayoutSizeAnchors {
  /// Says that a size has no sides.
  @available(*, unavailable, renamed: "constrain(_:to:with:)", message: "it takes a CGSize")
  public func constrain(
    _ relation: NSLayoutConstraint.Relation = .equal, to other: Any, insetBy inset: CGFloat
  ) {}

  /// Says what a size is held to.
  @available(
    *, unavailable, message: "Pass a number, a CGSize, sizeAnchors, a view, a guide, or .superview"
  )
  public func constrain(
    _ relation: NSLayoutConstraint.Relation = .equal, to other: Any
  ) {}
}
