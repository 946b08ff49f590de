// Unavailable calls, so that the compiler says what to write instead, as in
// LayoutAnchor+Unavailable.swift.
extension LayoutSideAnchors {
  /// Reports a constant for sides, which take insets.
  @available(
    *, unavailable, renamed: "constrain(_:to:insetBy:)",
    message: "an inset is positive inward on every side"
  )
  public func constrain(
    _ relation: NSLayoutConstraint.Relation = .equal, to other: Any, with constant: CGFloat
  ) {}

  /// Reports an argument to which sides cannot be constrained.
  @available(
    *, unavailable, message: "Pass sides of the same kind, a view, a guide, or .superview"
  )
  public func constrain(
    _ relation: NSLayoutConstraint.Relation = .equal, to other: Any, insetBy inset: CGFloat = 0
  ) {}
}

extension LayoutCenterAnchors {
  /// Reports a constant for a center, which takes an offset.
  @available(
    *, unavailable, renamed: "constrain(_:to:offsetBy:)", message: "an offset is a CGPoint"
  )
  public func constrain(
    _ relation: NSLayoutConstraint.Relation = .equal, to other: Any, with constant: CGFloat
  ) {}

  /// Reports an argument to which a center cannot be constrained.
  @available(*, unavailable, message: "Pass centerAnchors, a view, a guide, or .superview")
  public func constrain(
    _ relation: NSLayoutConstraint.Relation = .equal, to other: Any
  ) {}
}

extension LayoutItemAnchors {
  /// Reports a constant for sides, which take insets.
  @available(
    *, unavailable, renamed: "constrain(_:to:insetBy:)",
    message: "an inset is positive inward on every side; centers and dimensions have none"
  )
  public func constrain(
    _ relation: NSLayoutConstraint.Relation = .equal, to other: Any, with constant: CGFloat
  ) {}

  /// Reports an argument to which several anchors cannot be constrained.
  @available(
    *, unavailable,
    message: "Pass the item that has the same anchors: a view, a guide, or .superview"
  )
  public func constrain(
    _ relation: NSLayoutConstraint.Relation = .equal, to other: Any
  ) {}
}

extension LayoutSizeAnchors {
  /// Reports insets for a size.
  @available(*, unavailable, renamed: "constrain(_:to:with:)", message: "it takes a CGSize")
  public func constrain(
    _ relation: NSLayoutConstraint.Relation = .equal, to other: Any, insetBy inset: CGFloat
  ) {}

  /// Reports an argument to which a size cannot be constrained.
  @available(
    *, unavailable, message: "Pass a number, a CGSize, sizeAnchors, a view, a guide, or .superview"
  )
  public func constrain(
    _ relation: NSLayoutConstraint.Relation = .equal, to other: Any
  ) {}
}
