// Unavailable calls, so that the compiler says what to write instead, as in LayoutAnchor+Unavailable.swift
// of PowerAnchors. Arguments are optional twice for the names in UnavailableCall.swift.
extension Collection where Element: LayoutItem {
  /// Reports a call that fits nothing.
  @available(
    *, unavailable,
    message: """
      Write chain(along: .vertical, with: 8), on an array: a set has no order; the distance is a CGFloat
      """
  )
  public var chain: _UnavailableCall { _UnavailableCall() }

  /// Reports a call that fits nothing.
  @available(
    *, unavailable,
    message: """
      Write stack(along: .vertical, within: view, with: 8, insetBy: 16, aligning: .centerX), of which \
      along: and within: are needed, on an array: a set has no order; the place is not an optional, and \
      each number a CGFloat
      """
  )
  public var stack: _UnavailableCall { _UnavailableCall() }

  /// Reports a call that fits nothing.
  @available(
    *, unavailable,
    message: """
      Write distribute(along: .horizontal, within: view, gapsAtEnds: true), on an array: a set has no \
      order; the place is not an optional
      """
  )
  public var distribute: _UnavailableCall { _UnavailableCall() }

  /// Reports what is no dimension, or no number for it.
  @available(
    *, unavailable,
    message: """
      Write match(on: \\.widthAnchor), or match(on: \\.widthAnchor, to: 44); for a position, or to an \
      anchor of another item, write align(on:to:)
      """
  )
  public func match<Anchors>(
    _ relation: NSLayoutConstraint.Relation = .equal, on anchors: KeyPath<Element, Anchors>,
    to other: Any?? = nil, with constant: Any?? = nil
  ) {}

  /// Reports a place for one anchor, an anchor for several, or a label of the other ones.
  @available(
    *, unavailable,
    message: """
      Write align(on: \\.topAnchor, to: view.topAnchor, with: 8), or align(on: \\.verticalAnchors, to: \
      view, insetBy: 8)
      """
  )
  public func align<Anchors>(
    _ relation: NSLayoutConstraint.Relation = .equal, on anchors: KeyPath<Element, Anchors>,
    to other: Any?? = nil, with constant: Any?? = nil, insetBy inset: Any?? = nil
  ) {}

  /// Reports a missing `on:` label.
  @available(*, unavailable, renamed: "match(on:to:)")
  public func match<Anchors>(_ anchors: KeyPath<Element, Anchors>, to other: Any?? = nil) {}

  /// Reports a missing `on:` label.
  @available(*, unavailable, renamed: "align(on:to:)")
  public func align<Anchors>(_ anchors: KeyPath<Element, Anchors>, to other: Any?? = nil) {}

  /// Reports an anchor that is no key path.
  @available(*, unavailable, message: "Pass a key path: match(on: \\.widthAnchor)")
  public func match(on anchor: LayoutAnchorSet) {}

  /// Reports an anchor that is no key path.
  @available(*, unavailable, message: "Pass a key path: align(on: \\.topAnchor)")
  public func align(on anchor: LayoutAnchorSet) {}
}
