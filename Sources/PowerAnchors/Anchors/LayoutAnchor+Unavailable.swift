// Calls that do not exist, so that the compiler says what to write. They cost a correct program
// nothing: the type checker leaves unavailable declarations out until nothing else fits, and code
// completion does, too. An unavailable call is reported at its name; where labels are wrong, the
// corrections that come with it stand at the arguments.
extension LayoutAnchor {
  /// Says that the other side is missing.
  @available(*, unavailable, message: "Say what to hold this anchor to: constrain(to:)")
  public func constrain(
    _ relation: NSLayoutConstraint.Relation = .equal, with constant: CGFloat = 0
  ) {}

  /// Says that the axes differ.
  @available(
    *, unavailable,
    message:
      "Hold x to x, y to y and a dimension to a dimension: the other anchor is of another kind"
  )
  public func constrain<Other: LayoutAnchor>(
    _ relation: NSLayoutConstraint.Relation = .equal, to anchor: Other, with constant: CGFloat = 0
  ) {}

  /// Says that one anchor is held to one anchor.
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

  /// Says that a position has no number of its own.
  @available(
    *, unavailable,
    message: "A position is held to another one: name its anchor, and pass the number as with:"
  )
  public func constrain(
    _ relation: NSLayoutConstraint.Relation = .equal, to constant: CGFloat
  ) {}

  /// Says what the labels of the article's first edition are here.
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
  /// Says what the labels of the article's first edition are here.
  @available(*, unavailable, renamed: "constrain(_:to:prioritizeAs:isActive:)")
  public func constrain(
    _ relation: NSLayoutConstraint.Relation = .equal, to constant: CGFloat,
    priority: LayoutPriority, isActive: Bool = true
  ) {}

  /// Says that bounds are a range.
  @available(*, unavailable, message: "Pass a range: 44..., ...320 or 44...320")
  public func constrain(within bound: CGFloat, preferring preference: CGFloat = 0) {}

  /// Says that a preference goes with bounds.
  @available(
    *, unavailable, message: "Pass the bounds: constrain(within: 44..., preferring: 44)"
  )
  public func constrain(
    _ relation: NSLayoutConstraint.Relation = .equal, to constant: CGFloat,
    preferring preference: CGFloat
  ) {}
}

extension NSLayoutConstraint {
  /// Says how a multiplier is changed.
  @available(
    *, unavailable,
    message: "A multiplier cannot be set: keep the constraint that replaceMultiplier(with:) returns"
  )
  public func set(
    multiplier: CGFloat, priority: LayoutPriority = .required, isActive: Bool = true
  ) {}
}

extension LayoutView {
  /// Says what the article's first edition calls otherwise.
  @available(*, unavailable, renamed: "addSubviewsUsingAutoLayout(_:)")
  public func addSubviews(_ subviews: LayoutView...) {}
}
