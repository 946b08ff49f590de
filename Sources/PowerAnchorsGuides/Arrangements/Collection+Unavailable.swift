// Unavailable calls, so that the compiler says what to write instead. The type checker considers
// unavailable declarations only if nothing else fits, so they do not slow down the type-checking of
// correct code.
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
}
