// Unavailable calls, so that the compiler says what to write instead, as in
// LayoutAnchor+Unavailable.swift.
extension LayoutItemAnchors {
  /// Reports a constant for several anchors, whose sides take insets.
  ///
  /// No correction is offered: an inset has no effect on centers and dimensions.
  @available(
    *, unavailable,
    message: """
      Sides take insetBy:, positive inward on every side; for a constant of another anchor, constrain \
      it alone
      """
  )
  public func constrain(
    _ relation: NSLayoutConstraint.Relation = .equal, to other: Any, with constant: CGFloat
  ) {}

  /// Reports a multiplier for several anchors.
  @available(
    *, unavailable,
    message: """
      Multiply a dimension alone, as in widthAnchor.constrain(to: other.widthAnchor, multiplyBy: 0.5), \
      or sizeAnchors
      """
  )
  public func constrain(
    _ relation: NSLayoutConstraint.Relation = .equal, to other: Any, multiplyBy multiplier: CGFloat
  ) {}

  /// Reports an argument to which several anchors cannot be constrained.
  @available(
    *, unavailable,
    message: "Pass a view, a guide, .superview, or the same anchors of another item"
  )
  public func constrain(
    _ relation: NSLayoutConstraint.Relation = .equal, to other: Any, insetBy inset: CGFloat = 0
  ) {}
}

extension LayoutCenterAnchors {
  /// Reports a constant for a center, which takes an offset.
  @available(
    *, unavailable, message: "Pass the distance as offsetBy:, a CGPoint"
  )
  public func constrain(
    _ relation: NSLayoutConstraint.Relation = .equal, to other: Any, with constant: CGFloat
  ) {}

  /// Reports an argument to which a center cannot be constrained.
  @available(*, unavailable, message: "Pass a view, a guide, .superview, or centerAnchors")
  public func constrain(
    _ relation: NSLayoutConstraint.Relation = .equal, to other: Any
  ) {}
}

extension LayoutSizeAnchors {
  /// Reports insets for a size.
  @available(*, unavailable, message: "Pass the points to add as with:, a CGSize")
  public func constrain(
    _ relation: NSLayoutConstraint.Relation = .equal, to other: Any, insetBy inset: CGFloat
  ) {}

  /// Reports an argument to which a size cannot be constrained.
  @available(
    *, unavailable, message: "Pass a number, a CGSize, a view, a guide, .superview, or sizeAnchors"
  )
  public func constrain(
    _ relation: NSLayoutConstraint.Relation = .equal, to other: Any
  ) {}
}
