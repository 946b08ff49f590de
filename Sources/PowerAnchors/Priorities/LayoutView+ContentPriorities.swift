extension LayoutView {
  /// Sets the content hugging priority for several axes.
  ///
  ///     title.setContentHuggingPriority(.required, for: [.horizontal, .vertical])
  ///     // title.frame.size == title.intrinsicContentSize, unless a required constraint enlarges it
  ///
  /// - Parameters:
  ///   - priority: The priority with which the view resists growing beyond its content size.
  ///   - axes: The axes.
  public func setContentHuggingPriority(_ priority: LayoutPriority, for axes: [LayoutAxis]) {
    for axis in axes { setContentHuggingPriority(priority, for: axis) }
  }

  /// Sets the content compression resistance priority for several axes.
  ///
  ///     title.setContentCompressionResistancePriority(.required, for: [.horizontal, .vertical])
  ///     // title.frame.width >= title.intrinsicContentSize.width
  ///
  /// - Parameters:
  ///   - priority: The priority with which the view resists shrinking below its content size.
  ///   - axes: The axes.
  public func setContentCompressionResistancePriority(
    _ priority: LayoutPriority, for axes: [LayoutAxis]
  ) {
    for axis in axes { setContentCompressionResistancePriority(priority, for: axis) }
  }
}
