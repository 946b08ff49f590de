// Unavailable calls, so that the compiler says what to write instead. The type checker and code completion
// consider them only if nothing else fits, but each makes correct calls of the same name a little slower to
// check: ten more cost five percent. So these are for mistakes that are common, or that the compiler would
// correct into another layout, such as a bound into an equality. The compiler reports an unavailable call at
// its name, and wrong labels with corrections at the arguments.
extension LayoutAnchor {
  /// Reports an anchor or a number without its label.
  @available(*, unavailable, renamed: "constrain(to:with:)")
  public func constrain(_ other: Any?, with constant: CGFloat = 0) {}

  /// Reports anchors of different axes, and numbers of a wrong type or for a position.
  @available(
    *, unavailable,
    message: """
      Constrain x to x, y to y and a dimension to a dimension or a CGFloat; a distance of a position is \
      with:
      """
  )
  public func constrain(
    _ relation: NSLayoutConstraint.Relation = .equal, to other: Any?, with constant: CGFloat = 0
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

  /// Reports the labels of the platform's calls.
  @available(*, unavailable, message: "Write constrain(to:), and a constant as with:")
  public func constrain(equalTo other: Any?, multiplier: CGFloat = 1, constant: CGFloat = 0) {}

  /// Reports the labels of the platform's calls.
  @available(*, unavailable, message: "Write constrain(.atLeast, to:)")
  public func constrain(
    greaterThanOrEqualTo other: Any?, multiplier: CGFloat = 1, constant: CGFloat = 0
  ) {}

  /// Reports the labels of the platform's calls.
  @available(*, unavailable, message: "Write constrain(.atMost, to:)")
  public func constrain(
    lessThanOrEqualTo other: Any?, multiplier: CGFloat = 1, constant: CGFloat = 0
  ) {}

  /// Reports a bound as a label, which the compiler would remove: the bound would be an equality.
  @available(*, unavailable, message: "Write constrain(.atLeast, to:)")
  public func constrain(atLeast other: Any?, with constant: CGFloat = 0) {}

  /// Reports a bound as a label, which the compiler would remove: the bound would be an equality.
  @available(*, unavailable, message: "Write constrain(.atMost, to:)")
  public func constrain(atMost other: Any?, with constant: CGFloat = 0) {}

  /// Reports the labels of the article's first edition, and their replacements.
  @available(
    *, unavailable, renamed: "constrain(_:to:with:prioritizeAs:multiplyBy:isActive:)",
    message: "multiplyBy: stands before prioritizeAs:"
  )
  public func constrain(
    _ relation: NSLayoutConstraint.Relation = .equal, to other: Any?, constant: CGFloat = 0,
    priority: LayoutPriority = .required, multiplier: CGFloat = 1, isActive: Bool = true
  ) {}
}

@MainActor
extension NSLayoutDimension {
  /// Reports bounds that are no closed range.
  @available(
    *, unavailable,
    message: "Pass a range, 44...320; for one bound, write constrain(.atLeast, to: 44) or .atMost"
  )
  public func constrain(within bounds: Any, preferring preference: CGFloat = 0) {}

  /// Reports the labels of the platform's calls.
  @available(*, unavailable, message: "Write constrain(.atLeast, to:)")
  public func constrain(greaterThanOrEqualToConstant constant: CGFloat) {}

  /// Reports the labels of the platform's calls.
  @available(*, unavailable, message: "Write constrain(.atMost, to:)")
  public func constrain(lessThanOrEqualToConstant constant: CGFloat) {}

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
