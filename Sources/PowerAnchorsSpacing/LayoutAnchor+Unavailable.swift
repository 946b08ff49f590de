// Unavailable calls, so that the compiler says what to write instead, as in LayoutAnchor+Unavailable.swift
// of PowerAnchors.
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

  /// Reports a label without a direction, which the compiler would remove, and with it the spacing.
  @available(
    *, unavailable,
    message: "Say on which side: toSystemSpacingAfter:, Before:, Below: or Above:"
  )
  public func constrain(
    _ relation: NSLayoutConstraint.Relation = .equal, toSystemSpacing anchor: Any?,
    multiplyBy multiplier: CGFloat = 1
  ) {}
}

extension LayoutItemAnchors {
  /// Reports a label that is cut off, which the compiler would remove, and with it the spacing.
  @available(*, unavailable, message: "Write constrain(toSystemSpacingInside:)")
  public func constrain(
    _ relation: NSLayoutConstraint.Relation = .equal, toSystemSpacing other: Any?,
    multiplyBy multiplier: CGFloat = 1
  ) {}
}
