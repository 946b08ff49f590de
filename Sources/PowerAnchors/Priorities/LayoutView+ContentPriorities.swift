extension LayoutView {
  /// Sets on several axes how strongly the view resists growing beyond its content.
  ///
  ///     title.setContentHuggingPriority(.required, for: [.horizontal, .vertical])
  ///     // title.frame.size == title.intrinsicContentSize, where nothing required enlarges it
  ///
  /// - Parameters:
  ///   - priority: How strongly the view hugs its content.
  ///   - axes: The axes to set it for.
  public func setContentHuggingPriority(_ priority: LayoutPriority, for axes: [LayoutAxis]) {
    for axis in axes { setContentHuggingPriority(priority, for: axis) }
  }

  /// Sets on several axes how strongly the view resists shrinking below its content.
  ///
  ///     title.setContentCompressionResistancePriority(.required, for: [.horizontal, .vertical])
  ///     // title.frame.width >= title.intrinsicContentSize.width
  ///
  /// - Parameters:
  ///   - priority: How strongly the view keeps its content whole.
  ///   - axes: The axes to set it for.
  public func setContentCompressionResistancePriority(
    _ priority: LayoutPriority, for axes: [LayoutAxis]
  ) {
    for axis in axes { setContentCompressionResistancePriority(priority, for: axis) }
  }
}
