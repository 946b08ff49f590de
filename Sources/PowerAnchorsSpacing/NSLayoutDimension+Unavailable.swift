// Unavailable calls, so that the compiler says what to write instead. The type checker considers
// unavailable declarations only if nothing else fits, so they do not slow down the type-checking of
// correct code.
@MainActor
extension NSLayoutDimension {
  /// Reports a dimension, which has no position.
  @available(*, unavailable, message: "A dimension has no spacing: constrain leading or trailing")
  public func constrain(
    _ relation: NSLayoutConstraint.Relation = .equal, toSystemSpacingAfter anchor: some LayoutAnchor
  ) {}

  /// Reports a dimension, which has no position.
  @available(*, unavailable, message: "A dimension has no spacing: constrain top or bottom")
  public func constrain(
    _ relation: NSLayoutConstraint.Relation = .equal, toSystemSpacingBelow anchor: some LayoutAnchor
  ) {}
}
