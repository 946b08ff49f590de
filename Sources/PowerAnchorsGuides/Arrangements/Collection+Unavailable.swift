// Calls that do not exist, so that the compiler says what to write. The type checker leaves
// unavailable declarations out until nothing else fits, so they cost a correct program nothing.
extension Collection where Element: LayoutItem {
  /// Says that positions are aligned.
  @available(*, unavailable, message: "Dimensions are matched; align positions with align(on:)")
  public func match<Anchor: LayoutAnchor>(on anchor: KeyPath<Element, Anchor>) {}

  /// Says that positions are aligned.
  @available(*, unavailable, message: "Dimensions are matched; align positions with align(on:)")
  public func match<Anchor: LayoutAnchor>(_ anchor: KeyPath<Element, Anchor>) {}

  /// Says the label of what is aligned.
  @available(*, unavailable, renamed: "align(on:)")
  public func align<Anchor: LayoutAnchor>(_ anchor: KeyPath<Element, Anchor>) {}
}
