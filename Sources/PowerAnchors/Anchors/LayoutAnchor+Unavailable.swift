// Unavailable calls, so that the compiler says what to write instead. The type checker and code completion
// consider them only if nothing else fits, but each makes correct calls of the same name slower to check. One
// method for anchors of another axis adds one to two percent of the instructions. So a single
// property stands for all calls that fit nothing.

extension LayoutAnchor {
  /// Reports a call that fits nothing.
  @available(
    *, unavailable,
    message: """
      Write constrain(.atLeast, to: other.bottomAnchor, with: 8, multiplyBy: 1, prioritizeAs: \
      .defaultHigh), of which only to: is needed: an anchor of the same axis, not an optional, and \
      each number a CGFloat; to a view or .superview, write anchors(.top).constrain(to:)
      """
  )
  public var constrain: _UnavailableCall<NSLayoutConstraint> { .init() }

  /// Reports the platform's word with the labels of this package. No property: it would make the
  /// platform's own calls slower to check.
  @available(*, unavailable, message: "Write constrain(.atLeast, to: anchor), not constraint")
  @discardableResult
  public func constraint(
    _ relation: NSLayoutConstraint.Relation = .equal, to other: Any??, with constant: Any?? = nil,
    constant again: Any?? = nil, multiplyBy multiplier: Any?? = nil
  ) -> NSLayoutConstraint { _UnavailableCall()() }

  /// Reports arithmetic with an anchor.
  @available(*, unavailable, message: "Write constrain(to: other.bottomAnchor, with: 8)")
  public static func + (anchor: Self, constant: CGFloat) -> Self { anchor }
  /// Reports arithmetic with an anchor.
  @available(*, unavailable, message: "Write constrain(to: other.bottomAnchor, with: -8)")
  public static func - (anchor: Self, constant: CGFloat) -> Self { anchor }
  /// Reports arithmetic with an anchor.
  @available(*, unavailable, message: "Write constrain(to: other.widthAnchor, multiplyBy: 0.5)")
  public static func * (anchor: Self, multiplier: CGFloat) -> Self { anchor }
  /// Reports arithmetic with an anchor.
  @available(*, unavailable, message: "Write constrain(to: other.widthAnchor, multiplyBy: 0.5)")
  public static func / (anchor: Self, divisor: CGFloat) -> Self { anchor }

  /// Reports an anchor of a place.
  @available(*, unavailable, message: "Write anchors(.top).constrain(to: .superview, insetBy: 8)")
  public static var superview: LayoutView { LayoutView() }
  /// Reports an anchor of a place.
  @available(*, unavailable, message: "Write anchors(.top).constrain(to: .safeArea, insetBy: 8)")
  public static var safeArea: LayoutGuide { LayoutGuide() }
  /// Reports an anchor of a place.
  @available(*, unavailable, message: "Write anchors(.top).constrain(to: .margins, insetBy: 8)")
  public static var margins: LayoutGuide { LayoutGuide() }
}

extension NSLayoutDimension {
  /// Reports a call that fits nothing.
  @available(
    *, unavailable,
    message: """
      Write constrain(.atLeast, to: 44, prioritizeAs: .defaultHigh), of which only to: is needed, \
      constrain(.atLeast, to: 44, preferring: 60), constrain(within: 44...320), or constrain(to: \
      other.widthAnchor, with: 8, multiplyBy: 0.5), each number a CGFloat, and no anchor an optional; \
      to a view or .superview, write anchors(.width).constrain(to:)
      """
  )
  public var constrain: _UnavailableCall<NSLayoutConstraint> { .init() }
}

extension LayoutItem {
  /// Reports a call without anchors.
  @available(*, unavailable, message: "Say which: edgeAnchors.constrain(to:), or anchors([.top])")
  public var constrain: _UnavailableCall<LayoutConstraints> { .init() }

  /// Reports several anchors without brackets.
  @available(*, unavailable, message: "Pass one list: anchors([.top, .leading])")
  public func anchors(_ anchors: LayoutAnchorSet...) -> LayoutEdgeAnchors { edgeAnchors }

  /// Reports another label than `to:`, or two numbers.
  @available(*, unavailable, message: "Write constrainAspectRatio(to: 16 / 9)")
  public var constrainAspectRatio: _UnavailableCall<NSLayoutConstraint> { .init() }
}

extension LayoutView {
  /// Reports the name in the article's first edition.
  @available(*, unavailable, renamed: "addSubviewsUsingAutoLayout(_:)")
  public func addSubviews(_ subviews: Any...) {}
}

extension NSLayoutConstraint {
  /// Reports a change that Auto Layout does not have.
  @available(*, unavailable, message: "Keep the constraint that replaceMultiplier(with:) returns")
  public func set(multiplier: Any, priority: Any?? = nil, isActive: Any?? = nil) {}
}

extension LayoutPriority {
  /// Reports the name of other libraries.
  @available(*, unavailable, renamed: "defaultHigh")
  public static var high: LayoutPriority { .defaultHigh }
  /// Reports the name of other libraries.
  @available(*, unavailable, renamed: "defaultLow")
  public static var low: LayoutPriority { .defaultLow }
}
