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
    message: "Name the other item's anchor, or constrain anchors([.top]) and the like to an item"
  )
  public func constrain(
    _ relation: NSLayoutConstraint.Relation = .equal, to place: some LayoutPlace,
    with constant: CGFloat = 0
  ) {}

  /// Reports a distance with the label of another library.
  @available(*, unavailable, renamed: "constrain(_:to:with:)")
  public func constrain(
    _ relation: NSLayoutConstraint.Relation = .equal, to anchor: Self, offset: CGFloat
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

  /// Reports bounds that are no closed range.
  @available(
    *, unavailable,
    message: "Pass a range, 44...320; for one bound, write constrain(.atLeast, to: 44) or .atMost"
  )
  public func constrain(within bounds: Any, preferring preference: CGFloat = 0) {}

  /// Reports what a dimension cannot be.
  @available(
    *, unavailable,
    message: "Pass a CGFloat or another dimension; for a range, write constrain(within: 44...320)"
  )
  public func constrain(_ relation: NSLayoutConstraint.Relation = .equal, to other: Any?) {}

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

extension LayoutItem {
  /// Reports a call that leaves out the anchors.
  @available(
    *, unavailable,
    message: "Say which anchors: edgeAnchors.constrain(to:), or anchors([.top, .leading])"
  )
  public func constrain(_ relation: NSLayoutConstraint.Relation = .equal, to other: Any?) {}

  /// Reports anchors that are no list.
  @available(*, unavailable, message: "Pass one list: anchors([.top, .leading])")
  public func anchors(_ anchors: LayoutAnchorSet...) -> LayoutEdgeAnchors { edgeAnchors }

  /// Reports a ratio without its label.
  @available(*, unavailable, renamed: "constrainAspectRatio(to:)")
  public func constrainAspectRatio(_ ratio: CGFloat) {}
}

extension LayoutView {
  /// Reports a method name of the article's first edition.
  @available(*, unavailable, renamed: "addSubviewsUsingAutoLayout(_:)")
  public func addSubviews(_ subviews: LayoutView...) {}
}
