// Calls that do not exist, so that the compiler says what to write. The type checker leaves
// unavailable declarations out until nothing else fits, so they cost a correct program nothing.
@MainActor
extension NSLayoutDimension {
  /// Says that a dimension lies nowhere.
  @available(*, unavailable, message: "A dimension has no spacing: constrain leading or trailing")
  public func constrain(
    _ relation: NSLayoutConstraint.Relation = .equal, toSystemSpacingAfter anchor: some LayoutAnchor
  ) {}

  /// Says that a dimension lies nowhere.
  @available(*, unavailable, message: "A dimension has no spacing: constrain top or bottom")
  public func constrain(
    _ relation: NSLayoutConstraint.Relation = .equal, toSystemSpacingBelow anchor: some LayoutAnchor
  ) {}
}
