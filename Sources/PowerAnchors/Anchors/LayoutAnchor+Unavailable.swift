// Unavailable calls, so that the compiler says what to write instead. They do not slow down the
// type-checking of correct code: the type checker and code completion consider unavailable
// declarations only if nothing else fits. The compiler reports an unavailable call at its name, and
// wrong labels with corrections at the arguments.
extension LayoutAnchor {
  /// Reports that the `to:` argument is missing.
  @available(*, unavailable, message: "Add the to: argument: constrain(to:)")
  public func constrain(
    _ relation: NSLayoutConstraint.Relation = .equal, with constant: CGFloat = 0
  ) {}

  /// Reports an anchor without its label.
  @available(*, unavailable, renamed: "constrain(to:)")
  public func constrain(_ anchor: Self) {}

  /// Reports an anchor without its label.
  @available(*, unavailable, renamed: "constrain(to:with:)")
  public func constrain(_ anchor: Self, with constant: CGFloat) {}

  /// Reports anchors of different axes.
  @available(
    *, unavailable,
    message:
      "Constrain x to x, y to y and a dimension to a dimension: the other anchor is of another kind"
  )
  public func constrain<Other: LayoutAnchor>(
    _ relation: NSLayoutConstraint.Relation = .equal, to anchor: Other, with constant: CGFloat = 0
  ) {}

  /// Reports an item as the argument, where an anchor is needed.
  @available(
    *, unavailable,
    message: """
      Name the other item's anchor, or constrain anchors([.top]) and the like to an item
      """
  )
  public func constrain(
    _ relation: NSLayoutConstraint.Relation = .equal, to place: some LayoutPlace,
    with constant: CGFloat = 0
  ) {}

  /// Reports a position that is constrained to a number.
  @available(
    *, unavailable,
    message: "Constrain a position to another anchor, and pass the number as with:"
  )
  public func constrain(
    _ relation: NSLayoutConstraint.Relation = .equal, to constant: CGFloat
  ) {}

  /// Reports the labels of the article's first edition, and their replacements.
  @available(
    *, unavailable, renamed: "constrain(_:to:with:prioritizeAs:multiplyBy:isActive:)",
    message: "multiplyBy: stands before prioritizeAs:"
  )
  public func constrain(
    _ relation: NSLayoutConstraint.Relation = .equal, to anchor: Self, constant: CGFloat = 0,
    priority: LayoutPriority = .required, multiplier: CGFloat = 1, isActive: Bool = true
  ) {}
}

@MainActor
extension NSLayoutDimension {
  /// Reports the labels of the article's first edition, and their replacements.
  @available(*, unavailable, renamed: "constrain(_:to:prioritizeAs:isActive:)")
  public func constrain(
    _ relation: NSLayoutConstraint.Relation = .equal, to constant: CGFloat,
    priority: LayoutPriority, isActive: Bool = true
  ) {}

  /// Reports bounds that are not a range.
  @available(
    *, unavailable,
    message: "Pass a range, 44...320; for one bound, write constrain(.atLeast, to: 44)"
  )
  public func constrain(within bound: CGFloat, preferring preference: CGFloat = 0) {}

  /// Reports a range with one bound.
  @available(
    *, unavailable, message: "For one bound, write constrain(.atLeast, to: 44) or .atMost"
  )
  public func constrain(
    within range: some RangeExpression<CGFloat>, preferring preference: CGFloat = 0
  ) {}

  /// Reports a preferred size without bounds.
  @available(
    *, unavailable, message: "Pass the bound first: constrain(.atLeast, to: 44, preferring: 44)"
  )
  public func constrain(to constant: CGFloat, preferring preference: CGFloat) {}
}

extension NSLayoutConstraint {
  /// Reports an attempt to set a multiplier.
  @available(
    *, unavailable,
    message: "A multiplier cannot be set: keep the constraint that replaceMultiplier(with:) returns"
  )
  public func set(
    multiplier: CGFloat, priority: LayoutPriority = .required, isActive: Bool = true
  ) {}
}

extension LayoutView {
  /// Reports a method name of the article's first edition.
  @available(*, unavailable, renamed: "addSubviewsUsingAutoLayout(_:)")
  public func addSubviews(_ subviews: LayoutView...) {}
}
