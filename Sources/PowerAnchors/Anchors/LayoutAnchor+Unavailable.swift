// Calls that do not exist, so that the compiler says what to write. They cost a correct program
// nothing: the type checker leaves unavailable declarations out until nothing else fits.
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

  /// Says what the labels of the article's first edition are here.
  @available(
    *, unavailable,
    message: "Write with: for constant:, multiplyBy: for multiplier:, prioritizeAs: for priority:"
  )
  public func constrain(
    _ relation: NSLayoutConstraint.Relation = .equal, to anchor: Self, constant: CGFloat = 0,
    priority: LayoutPriority = .required, multiplier: CGFloat = 1, isActive: Bool = true
  ) {}
}

@MainActor
extension NSLayoutDimension {
  /// Says what the labels of the article's first edition are here.
  @available(*, unavailable, message: "Write prioritizeAs: for priority:")
  public func constrain(
    _ relation: NSLayoutConstraint.Relation = .equal, to constant: CGFloat,
    priority: LayoutPriority, isActive: Bool = true
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
