// Unavailable calls, so that the compiler says what to write instead, as in
// LayoutAnchor+Unavailable.swift.

extension LayoutItemAnchors {
  /// Reports a call that fits nothing. Disfavored, so that a call that fits the method below is reported by
  /// that one, which says more.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message: """
      Write constrain(.atLeast, to: view, insetBy: 8, prioritizeAs: .defaultHigh), of which only to: is \
      needed: a view, a guide, .superview, .safeArea, or the same anchors of another item, not an optional; only \
      sides take an inset, a CGFloat or NSDirectionalEdgeInsets, and only single anchors and \
      sizeAnchors a multiplier; horizontalAnchors take from: and to: two x anchors, verticalAnchors \
      two y anchors
      """
  )
  public var constrain: _UnavailableCall<LayoutConstraints> { .init() }

  /// Reports excluded edges in the call.
  @available(*, unavailable, message: "Write edgeAnchors.excluding(.bottom).constrain(to:)")
  public func constrain(to place: some LayoutPlace, excluding edges: NSDirectionalRectEdge) {}
}

extension LayoutCenterAnchors {
  /// Reports a call that fits nothing.
  @available(
    *, unavailable,
    message: """
      Write constrain(to: view, offsetBy: CGPoint(x: 0, y: 8), prioritizeAs: .defaultHigh), of which \
      only to: is needed: a view, a guide, .superview, or centerAnchors, not an optional
      """
  )
  public var constrain: _UnavailableCall<LayoutConstraints> { .init() }
}

extension LayoutSizeAnchors {
  /// Reports a call that fits nothing.
  @available(
    *, unavailable,
    message: """
      Write constrain(.atLeast, to: 44, prioritizeAs: .defaultHigh), or constrain(to: view, with: \
      CGSize(width: 8, height: 8), multiplyBy: 0.5), of which only to: is needed: a CGFloat, a CGSize, \
      a view, a guide, .superview, or sizeAnchors, not an optional
      """
  )
  public var constrain: _UnavailableCall<LayoutConstraints> { .init() }
}

// Any other name, such as `constraint` or `except`.
extension LayoutItemAnchors {
  /// Reports a member that there is not.
  @available(
    *, unavailable,
    message: "Write constrain(to: view, insetBy: 8), or edgeAnchors.excluding([.top, .bottom])"
  )
  public subscript(dynamicMember name: String) -> _UnavailableCall<Self> { .init() }
}

extension LayoutCenterAnchors {
  /// Reports a member that there is not.
  @available(*, unavailable, message: "Write centerAnchors.constrain(to: view)")
  public subscript(dynamicMember name: String) -> _UnavailableCall<Self> { .init() }
}

extension LayoutSizeAnchors {
  /// Reports a member that there is not.
  @available(*, unavailable, message: "Write sizeAnchors.constrain(to: 44)")
  public subscript(dynamicMember name: String) -> _UnavailableCall<Self> { .init() }
}

extension LayoutAnchorSet {
  /// Reports what has a name of its own.
  @available(*, unavailable, message: "Write edgeAnchors.constrain(to: view)")
  public static var edges: LayoutAnchorSet { [] }
  /// Reports what has a name of its own.
  @available(*, unavailable, message: "Write horizontalAnchors.constrain(to: view)")
  public static var horizontal: LayoutAnchorSet { [] }
  /// Reports what has a name of its own.
  @available(*, unavailable, message: "Write verticalAnchors.constrain(to: view)")
  public static var vertical: LayoutAnchorSet { [] }
  /// Reports what has a name of its own.
  @available(*, unavailable, message: "Write sizeAnchors.constrain(to: view)")
  public static var size: LayoutAnchorSet { [] }
}
