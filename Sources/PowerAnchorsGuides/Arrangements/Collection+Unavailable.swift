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
  public var chain: _UnavailableCall<LayoutConstraints> { .init() }

  /// Reports a call that fits nothing.
  @available(
    *, unavailable,
    message: """
      Write stack(along: .vertical, within: view, with: 8, insetBy: 16, aligning: .centerX), of which \
      along: and within: are needed, on an array: a set has no order; the place is not an optional, and \
      each number a CGFloat
      """
  )
  public var stack: _UnavailableCall<LayoutConstraints> { .init() }

  /// Reports a call that fits nothing.
  @available(
    *, unavailable,
    message: """
      Write distribute(along: .horizontal, within: view, gapsAtEnds: true), on an array: a set has no \
      order; the place is not an optional
      """
  )
  public var distribute: _UnavailableCall<LayoutConstraints> { .init() }

  /// Reports what is no dimension, or no number for it.
  @available(
    *, unavailable,
    message: """
      Write match(on: \\.widthAnchor), or match(on: \\.widthAnchor, to: 44); for a position, or to an \
      anchor of another item, write align(on:to:)
      """
  )
  @discardableResult
  public func match<Anchors>(
    _ relation: NSLayoutConstraint.Relation = .equal, on anchors: KeyPath<Element, Anchors>,
    to other: Any?? = nil, with constant: Any?? = nil, multiplyBy multiplier: Any?? = nil,
    prioritizeAs priority: Any?? = nil
  ) -> LayoutConstraints { _UnavailableCall()() }

  /// Reports a place for one anchor, an anchor for several, or a label of the other ones.
  @available(
    *, unavailable,
    message: """
      Write align(on: \\.topAnchor, to: view.topAnchor, with: 8), or align(on: \\.verticalAnchors, to: \
      view, insetBy: 8)
      """
  )
  @discardableResult
  public func align<Anchors>(
    _ relation: NSLayoutConstraint.Relation = .equal, on anchors: KeyPath<Element, Anchors>,
    to other: Any?? = nil, with constant: Any?? = nil, insetBy inset: Any?? = nil,
    prioritizeAs priority: Any?? = nil
  ) -> LayoutConstraints { _UnavailableCall()() }

  /// Reports a missing `on:` label.
  @available(*, unavailable, renamed: "match(on:to:)")
  @discardableResult
  public func match<Anchors>(
    _ anchors: KeyPath<Element, Anchors>, to other: Any?? = nil, prioritizeAs priority: Any?? = nil
  )
    -> LayoutConstraints
  { _UnavailableCall()() }

  /// Reports a missing `on:` label.
  @available(*, unavailable, renamed: "align(on:to:)")
  @discardableResult
  public func align<Anchors>(
    _ anchors: KeyPath<Element, Anchors>, to other: Any?? = nil, with constant: Any?? = nil,
    insetBy inset: Any?? = nil, prioritizeAs priority: Any?? = nil
  )
    -> LayoutConstraints
  { _UnavailableCall()() }

  /// Reports an anchor that is no key path.
  @available(*, unavailable, message: "Pass a key path: match(on: \\.widthAnchor)")
  @discardableResult
  public func match(on anchor: KeyPath<Element, LayoutAnchorSet>, to other: Any?? = nil)
    -> LayoutConstraints
  { _UnavailableCall()() }

  /// Reports an anchor that is no key path.
  @available(*, unavailable, message: "Pass a key path: align(on: \\.topAnchor)")
  @discardableResult
  public func align(
    on anchor: KeyPath<Element, LayoutAnchorSet>, to other: Any?? = nil,
    with constant: Any?? = nil, insetBy inset: Any?? = nil, prioritizeAs priority: Any?? = nil
  ) -> LayoutConstraints { _UnavailableCall()() }
}

// The names of anchors without a backslash. No other code has key paths to such sets.
@_documentation(visibility: internal)
extension KeyPath where Value == LayoutAnchorSet {
  public static var top: KeyPath { _UnavailableCall()() }
  public static var topAnchor: KeyPath { _UnavailableCall()() }
  public static var leading: KeyPath { _UnavailableCall()() }
  public static var leadingAnchor: KeyPath { _UnavailableCall()() }
  public static var bottom: KeyPath { _UnavailableCall()() }
  public static var bottomAnchor: KeyPath { _UnavailableCall()() }
  public static var trailing: KeyPath { _UnavailableCall()() }
  public static var trailingAnchor: KeyPath { _UnavailableCall()() }
  public static var centerX: KeyPath { _UnavailableCall()() }
  public static var centerXAnchor: KeyPath { _UnavailableCall()() }
  public static var centerY: KeyPath { _UnavailableCall()() }
  public static var centerYAnchor: KeyPath { _UnavailableCall()() }
  public static var width: KeyPath { _UnavailableCall()() }
  public static var widthAnchor: KeyPath { _UnavailableCall()() }
  public static var height: KeyPath { _UnavailableCall()() }
  public static var heightAnchor: KeyPath { _UnavailableCall()() }
}
