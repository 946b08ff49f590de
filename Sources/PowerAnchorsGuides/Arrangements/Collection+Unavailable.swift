// Unavailable calls, so that the compiler says what to write instead, as in LayoutAnchor+Unavailable.swift
// of PowerAnchors.
extension Collection where Element: LayoutItem {
  /// Reports positions in a call for dimensions.
  @available(*, unavailable, message: "Dimensions are matched; align positions with align(on:)")
  public func match<Anchor: LayoutAnchor>(on anchor: KeyPath<Element, Anchor>) {}

  /// Reports a missing `on:` label.
  @available(*, unavailable, renamed: "match(on:)")
  public func match<Anchor: LayoutAnchor>(_ anchor: KeyPath<Element, Anchor>) {}

  /// Reports a missing `on:` label.
  @available(*, unavailable, renamed: "align(on:)")
  public func align<Anchor: LayoutAnchor>(_ anchor: KeyPath<Element, Anchor>) {}

  /// Reports an anchor that is no key path.
  @available(*, unavailable, message: "Pass a key path: match(on: \\.widthAnchor)")
  public func match(on anchor: LayoutAnchorSet) {}

  /// Reports an anchor that is no key path.
  @available(*, unavailable, message: "Pass a key path: align(on: \\.topAnchor)")
  public func align(on anchor: LayoutAnchorSet) {}

  /// Reports another dimension in a call for numbers.
  @available(*, unavailable, renamed: "align(_:on:to:)")
  public func match(
    _ relation: NSLayoutConstraint.Relation = .equal,
    on dimension: KeyPath<Element, NSLayoutDimension>, to other: NSLayoutDimension
  ) {}

  /// Reports an axis without its label.
  @available(*, unavailable, renamed: "chain(along:with:)")
  public func chain(_ axis: LayoutAxis, with spacing: CGFloat = 0) {}

  /// Reports a label of other libraries.
  @available(*, unavailable, renamed: "chain(along:with:)")
  public func chain(along axis: LayoutAxis, spacing: CGFloat) {}

  /// Reports a label of other libraries.
  @available(*, unavailable, renamed: "stack(along:within:with:)")
  public func stack(along axis: LayoutAxis, within place: some LayoutPlace, spacing: CGFloat) {}

  /// Reports labels of other libraries.
  @available(*, unavailable, renamed: "stack(along:within:with:)")
  public func stack(axis: LayoutAxis, within place: some LayoutPlace, spacing: CGFloat = 0) {}

  /// Reports a label of other calls.
  @available(*, unavailable, renamed: "stack(along:within:with:)")
  public func stack(along axis: LayoutAxis, in place: some LayoutPlace, with spacing: CGFloat = 0) {
  }

  /// Reports a label of other calls.
  @available(*, unavailable, renamed: "stack(along:within:with:)")
  public func stack(along axis: LayoutAxis, to place: some LayoutPlace, with spacing: CGFloat = 0) {
  }
}
