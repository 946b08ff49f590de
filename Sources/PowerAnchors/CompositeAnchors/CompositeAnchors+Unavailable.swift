// Unavailable calls, so that the compiler says what to write instead, as in
// LayoutAnchor+Unavailable.swift.

extension LayoutItemAnchors {
  /// Reports a call that fits nothing.
  @available(
    *, unavailable,
    message: """
      Write constrain(.atLeast, to: view, insetBy: 8, prioritizeAs: .defaultHigh), of which only to: is \
      needed: a view, a guide, .superview, or the same anchors of another item; sides alone have an \
      inset, a CGFloat or NSDirectionalEdgeInsets, and single dimensions a multiplier
      """
  )
  public var constrain: _UnavailableCall { _UnavailableCall() }

  /// Reports excluded edges in the call.
  @available(*, unavailable, message: "Write edgeAnchors.excluding(.bottom).constrain(to:)")
  public func constrain(to place: some LayoutPlace, excluding edges: NSDirectionalRectEdge) {}
}

extension LayoutItemAnchors where Kind == LayoutAnchorsKind.Edges {
  /// Reports several edges without brackets.
  @available(*, unavailable, message: "Pass one list: excluding([.top, .bottom])")
  public func excluding(_ edges: NSDirectionalRectEdge...) -> LayoutEdgeAnchors { self }
}

extension LayoutCenterAnchors {
  /// Reports a call that fits nothing.
  @available(
    *, unavailable,
    message: """
      Write constrain(to: view, offsetBy: CGPoint(x: 0, y: 8)), of which only to: is needed: a view, a \
      guide, .superview, or centerAnchors
      """
  )
  public var constrain: _UnavailableCall { _UnavailableCall() }
}

extension LayoutSizeAnchors {
  /// Reports a call that fits nothing.
  @available(
    *, unavailable,
    message: """
      Write constrain(.atLeast, to: 44), or constrain(to: view, with: size, multiplyBy: 0.5), of which \
      only to: is needed: a number, a CGSize, a view, a guide, .superview, or sizeAnchors
      """
  )
  public var constrain: _UnavailableCall { _UnavailableCall() }
}
