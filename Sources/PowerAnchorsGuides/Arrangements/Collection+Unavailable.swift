// Calls that do not exist, so that the compiler says what to write. They cost a correct program
// nothing: the type checker leaves unavailable declarations out until nothing else fits.
extension Collection where Element: LayoutItem {
  /// Says that positions are aligned.
  @available(*, unavailable, message: "Dimensions are matched; align positions with align(on:)")
  public func match<Anchor: LayoutAnchor>(on anchor: KeyPath<Element, Anchor>) {}

  /// Says that positions are aligned.
  @available(*, unavailable, message: "Dimensions are matched; align positions with align(on:)")
  public func match<Anchor: LayoutAnchor>(_ anchor: KeyPath<Element, Anchor>) {}
}
