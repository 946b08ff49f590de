// Unavailable calls, so that the compiler says what to write instead, as in Collection+Unavailable.swift.
extension Set where Element: LayoutItem {
  /// Reports items without an order.
  @available(*, unavailable, message: "A set has no order; pass an array")
  public func chain(along axis: LayoutAxis, with spacing: CGFloat = 0) {}

  /// Reports items without an order.
  @available(*, unavailable, message: "A set has no order; pass an array")
  public func distribute(along axis: LayoutAxis, within place: some LayoutPlace, gapsAtEnds: Bool) {
  }

  /// Reports items without an order.
  @available(*, unavailable, message: "A set has no order; pass an array")
  public func stack(
    along axis: LayoutAxis, within place: some LayoutPlace, with spacing: CGFloat = 0
  ) {}
}
