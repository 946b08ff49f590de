// Unavailable calls, so that the compiler says what to write instead. The type checker considers
// unavailable declarations only if nothing else fits, so they do not slow down the type-checking of
// correct code.
extension LayoutAnchor {
  /// Reports an anchor of the other axis, or without a position.
  @available(
    *, unavailable,
    message: "After and before are for x-axis anchors: constrain leading or trailing"
  )
  public func constrain(
    _ relation: NSLayoutConstraint.Relation = .equal, toSystemSpacingAfter anchor: Any?,
    multiplyBy multiplier: CGFloat = 1
  ) {}

  /// Reports an anchor of the other axis, or without a position.
  @available(
    *, unavailable,
    message: "After and before are for x-axis anchors: constrain leading or trailing"
  )
  public func constrain(
    _ relation: NSLayoutConstraint.Relation = .equal, toSystemSpacingBefore anchor: Any?,
    multiplyBy multiplier: CGFloat = 1
  ) {}

  /// Reports an anchor of the other axis, or without a position.
  @available(
    *, unavailable, message: "Below and above are for y-axis anchors: constrain top or bottom"
  )
  public func constrain(
    _ relation: NSLayoutConstraint.Relation = .equal, toSystemSpacingBelow anchor: Any?,
    multiplyBy multiplier: CGFloat = 1
  ) {}

  /// Reports an anchor of the other axis, or without a position.
  @available(
    *, unavailable, message: "Below and above are for y-axis anchors: constrain top or bottom"
  )
  public func constrain(
    _ relation: NSLayoutConstraint.Relation = .equal, toSystemSpacingAbove anchor: Any?,
    multiplyBy multiplier: CGFloat = 1
  ) {}
}
