// Calls that do not exist, so that the compiler says what to write. They cost a correct program
// nothing: the type checker leaves unavailable declarations out until nothing else fits.
extension LayoutSideAnchors {
  /// Says that sides have insets.
  @available(*, unavailable, message: "Write insetBy:, which is positive inward on every side")
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
  @available(*, unavailable, message: "Write offsetBy: CGPoint(x:y:)")
  public func constrain(
    _ relation: NSLayoutConstraint.Relation = .equal, to other: Any, with constant: CGFloat
  ) {}

  /// Says what a center is held to.
  @available(*, unavailable, message: "Pass centerAnchors, a view, a guide, or .superview")
  public func constrain(
    _ relation: NSLayoutConstraint.Relation = .equal, to other: Any
  ) {}
}

extension LayoutSizeAnchors {
  /// Says what a size is held to.
  @available(
    *, unavailable, message: "Pass a number, a CGSize, sizeAnchors, a view, a guide, or .superview"
  )
  public func constrain(
    _ relation: NSLayoutConstraint.Relation = .equal, to other: Any
  ) {}
}
