/// Single anchors and several ones, whose calls have the same labels, so that the compiler can correct
/// them in the same words.
@preconcurrency @MainActor
public protocol _LayoutConstrainable {}

extension LayoutItemAnchors: _LayoutConstrainable {}
extension LayoutCenterAnchors: _LayoutConstrainable {}
extension LayoutSizeAnchors: _LayoutConstrainable {}

extension _LayoutConstrainable {
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

  /// Reports the labels of the platform's calls.
  @available(*, unavailable, renamed: "constrain(to:)")
  public func constrain(equalToConstant constant: CGFloat) {}

  /// Reports the labels of the platform's calls.
  @available(*, unavailable, message: "Write constrain(.atLeast, to:)")
  public func constrain(greaterThanOrEqualToConstant constant: CGFloat) {}

  /// Reports the labels of the platform's calls.
  @available(*, unavailable, message: "Write constrain(.atMost, to:)")
  public func constrain(lessThanOrEqualToConstant constant: CGFloat) {}

  /// Reports a bound as a label.
  @available(*, unavailable, message: "Write constrain(.atLeast, to:)")
  public func constrain(atLeast other: Any?) {}

  /// Reports a bound as a label.
  @available(*, unavailable, message: "Write constrain(.atMost, to:)")
  public func constrain(atMost other: Any?) {}

  /// Reports a missing label.
  @available(*, unavailable, renamed: "constrain(to:)")
  public func constrain(_ other: Any?) {}

  /// Reports a missing label.
  @available(*, unavailable, renamed: "constrain(to:)")
  public func constrain(_ place: some LayoutPlace) {}

  /// Reports a relation that does not stand first.
  @available(*, unavailable, message: "The relation stands first: constrain(.atLeast, to:)")
  public func constrain(to other: Any?, _ relation: NSLayoutConstraint.Relation) {}

  /// Reports a relation with a label.
  @available(*, unavailable, message: "The relation stands first: constrain(.atLeast, to:)")
  public func constrain(to other: Any?, relation: NSLayoutConstraint.Relation) {}

  /// Reports a relation with a label.
  @available(*, unavailable, message: "The relation has no label: constrain(.atLeast, to:)")
  public func constrain(relation: NSLayoutConstraint.Relation, to other: Any?) {}

  /// Reports the label of another kind of anchors. No correction is offered: signs differ.
  @available(
    *, unavailable,
    message:
      "Single anchors take with:, a CGFloat, sizes a CGSize; sides insetBy:, centers offsetBy:"
  )
  public func constrain(
    _ relation: NSLayoutConstraint.Relation = .equal, to other: Any?, with constant: CGFloat
  ) {}

  /// Reports the label of another kind of anchors. No correction is offered: signs differ.
  @available(
    *, unavailable,
    message:
      "Single anchors take with:, a CGFloat, sizes a CGSize; sides insetBy:, centers offsetBy:"
  )
  public func constrain(
    _ relation: NSLayoutConstraint.Relation = .equal, to other: Any?, insetBy inset: CGFloat
  ) {}

  /// Reports the label of another kind of anchors. No correction is offered: signs differ.
  @available(
    *, unavailable,
    message:
      "Single anchors take with:, a CGFloat, sizes a CGSize; sides insetBy:, centers offsetBy:"
  )
  public func constrain(
    _ relation: NSLayoutConstraint.Relation = .equal, to other: Any?, offsetBy offset: CGFloat
  ) {}

  /// Reports a number without a label.
  @available(
    *, unavailable,
    message:
      "Single anchors take with:, a CGFloat, sizes a CGSize; sides insetBy:, centers offsetBy:"
  )
  public func constrain(to other: Any?, _ number: CGFloat) {}
}
