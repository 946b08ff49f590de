/// The range of text sizes in a view and its subviews.
extension UIView {
  /// The smallest text size of the view and its subviews, or `nil` for no limit.
  ///
  ///     title.font = .preferredFont(forTextStyle: .body)
  ///     title.adjustsFontForContentSizeCategory = true
  ///     title.minimumContentSizeCategory = .extraLarge
  ///     // title.traitCollection.preferredContentSizeCategory == .extraLarge
  public var minimumContentSizeCategory: UIContentSizeCategory? {
    get { traitEnvironment?.minimumTextSize }
    set {
      if newValue == minimumContentSizeCategory { return }
      changeTraitEnvironment { $0.minimumTextSize = newValue }
      item.traitsChanged()
    }
  }

  /// The largest text size of the view and its subviews, or `nil` for no limit.
  ///
  ///     let root = UIView()
  ///     let badge = UILabel()
  ///     root.addSubview(badge)
  ///     root.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
  ///     badge.maximumContentSizeCategory = .extraLarge
  ///     // badge.traitCollection.preferredContentSizeCategory == .extraLarge
  public var maximumContentSizeCategory: UIContentSizeCategory? {
    get { traitEnvironment?.maximumTextSize }
    set {
      if newValue == maximumContentSizeCategory { return }
      changeTraitEnvironment { $0.maximumTextSize = newValue }
      item.traitsChanged()
    }
  }
}
