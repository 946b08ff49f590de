public import Foundation

extension UITraitCollection {
  /// Makes a collection of one trait, the horizontal size class.
  ///
  ///     let wide = UITraitCollection(horizontalSizeClass: .regular)
  ///     // wide.horizontalSizeClass == .regular
  ///
  /// - Parameter horizontalSizeClass: The size class.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = horizontalSizeClass }
  }

  /// Makes a collection of one trait, the vertical size class.
  ///
  ///     let landscape = UITraitCollection(verticalSizeClass: .compact)
  ///     // landscape.horizontalSizeClass == .unspecified
  ///
  /// - Parameter verticalSizeClass: The size class.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.verticalSizeClass = verticalSizeClass }
  }

  /// Makes a collection of one trait, the preferred text size.
  ///
  ///     let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
  ///     let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: large)
  ///     // font.pointSize == 33
  ///
  /// - Parameter preferredContentSizeCategory: The text size.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
  }

  /// Makes a collection of one trait, the kind of device.
  ///
  ///     // UITraitCollection(userInterfaceIdiom: .pad).userInterfaceIdiom == .pad
  ///
  /// - Parameter idiom: The kind of device.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init { $0.userInterfaceIdiom = idiom }
  }

  /// Makes a collection of one trait, the light or dark style.
  ///
  ///     let dark = UITraitCollection(userInterfaceStyle: .dark)
  ///     let paper = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
  ///     // paper.resolvedColor(with: dark) == .black
  ///
  /// - Parameter userInterfaceStyle: The style.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0.userInterfaceStyle = userInterfaceStyle }
  }

  /// Makes a collection of one trait, the reading direction.
  ///
  ///     // UITraitCollection(layoutDirection: .rightToLeft).layoutDirection == .rightToLeft
  ///
  /// - Parameter layoutDirection: The reading direction.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0.layoutDirection = layoutDirection }
  }

  /// Makes a collection of one trait, the number of pixels in a point.
  ///
  ///     let sharp = UITraitCollection(displayScale: 2)
  ///     let spacing = UIFontMetrics.default.scaledValue(for: 10.3, compatibleWith: sharp)
  ///     // spacing == 10.5
  ///
  /// - Parameter scale: The number of pixels in a point, or 0 for unspecified.
  public convenience init(displayScale scale: CGFloat) {
    self.init { $0.displayScale = scale }
  }

  /// Makes a collection of one trait, the contrast of colors.
  ///
  ///     // UITraitCollection(accessibilityContrast: .high).accessibilityContrast == .high
  ///
  /// - Parameter accessibilityContrast: The contrast.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init { $0.accessibilityContrast = accessibilityContrast }
  }

  /// Makes a collection of one trait, the elevation of the interface.
  ///
  ///     // UITraitCollection(userInterfaceLevel: .elevated).userInterfaceLevel == .elevated
  ///
  /// - Parameter userInterfaceLevel: The elevation.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init { $0.userInterfaceLevel = userInterfaceLevel }
  }

  /// Makes a collection of one trait, the weight of text.
  ///
  ///     // UITraitCollection(legibilityWeight: .bold).legibilityWeight == .bold
  ///
  /// - Parameter legibilityWeight: The weight.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init { $0.legibilityWeight = legibilityWeight }
  }
}

extension UITraitCollection {
  /// The horizontal size class.
  public final var horizontalSizeClass: UIUserInterfaceSizeClass { table.horizontalSizeClass }
  /// The vertical size class.
  public final var verticalSizeClass: UIUserInterfaceSizeClass { table.verticalSizeClass }
  /// The preferred text size.
  public final var preferredContentSizeCategory: UIContentSizeCategory {
    table.preferredContentSizeCategory
  }
  /// The kind of device.
  public final var userInterfaceIdiom: UIUserInterfaceIdiom { table.userInterfaceIdiom }
  /// The light or dark style.
  public final var userInterfaceStyle: UIUserInterfaceStyle { table.userInterfaceStyle }
  /// The reading direction.
  public final var layoutDirection: UITraitEnvironmentLayoutDirection { table.layoutDirection }
  /// The number of pixels in a point, or 0 for unspecified.
  public final var displayScale: CGFloat { table.displayScale }
  /// The contrast of colors.
  public final var accessibilityContrast: UIAccessibilityContrast { table.accessibilityContrast }
  /// The elevation of the interface.
  public final var userInterfaceLevel: UIUserInterfaceLevel { table.userInterfaceLevel }
  /// The weight of text.
  public final var legibilityWeight: UILegibilityWeight { table.legibilityWeight }
}
