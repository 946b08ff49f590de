// Unavailable calls, so that the compiler says what to write instead, as in LayoutAnchor+Unavailable.swift
// of PowerAnchors.
extension LayoutAnchor {
  /// Reports an anchor of the other axis, one without a position, and a label without a direction, which
  /// the compiler would remove, and with it the spacing.
  @available(
    *, unavailable,
    message: """
      Write constrain(.atLeast, toSystemSpacingBelow: other.bottomAnchor, multiplyBy: 2), or Above:, of \
      y anchors, and After: or Before: of x anchors
      """
  )
  @discardableResult
  public func constrain(
    _ relation: NSLayoutConstraint.Relation = .equal, toSystemSpacingAfter after: Any? = nil,
    toSystemSpacingBefore before: Any? = nil, toSystemSpacingBelow below: Any? = nil,
    toSystemSpacingAbove above: Any? = nil, toSystemSpacing other: Any? = nil,
    multiplyBy multiplier: Any? = nil, multiplier factor: Any? = nil, with constant: Any? = nil
  ) -> NSLayoutConstraint { _UnavailableCall()() }
}

extension LayoutItemAnchors {
  /// Reports a label that is cut off, which the compiler would remove, and with it the spacing. Disfavored,
  /// so that a call without arguments is reported by the property of PowerAnchors.
  @_disfavoredOverload
  @available(*, unavailable, message: "Write constrain(toSystemSpacingInside: view, multiplyBy: 2)")
  @discardableResult
  public func constrain(
    _ relation: NSLayoutConstraint.Relation = .equal, toSystemSpacing other: Any? = nil,
    toSystemSpacingInside place: Any? = nil, multiplyBy multiplier: Any? = nil,
    multiplier factor: Any? = nil, with constant: Any? = nil
  ) -> LayoutConstraints { _UnavailableCall()() }
}
