public import Foundation

/// Metrics of a text style, which scale fonts and distances with the text size that a person has
/// chosen.
///
///     let metrics = UIFontMetrics(forTextStyle: .body)
///     label.font = metrics.scaledFont(for: .systemFont(ofSize: 16))  // 19 points at extra extra large
public final class UIFontMetrics: NSObject, Sendable {
  private let style: UIFont.TextStyle

  /// Makes the metrics of a text style.
  ///
  ///     let metrics = UIFontMetrics(forTextStyle: .caption1)
  ///     // metrics.scaledValue(for: 10) == 10
  ///
  /// - Parameter textStyle: The style whose growth the metrics follow.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  /// The metrics of ``UIFont/TextStyle/body``.
  public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// Returns a font at the text size of ``UITraitCollection/current``, in whole points.
  ///
  ///     label.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 16))
  ///     label.adjustsFontForContentSizeCategory = true
  ///     // label.font.pointSize == 16
  ///
  /// - Parameter font: The font at the default text size.
  public func scaledFont(for font: UIFont) -> UIFont { scaled(font, limit: .infinity, nil) }

  /// Returns a font at the text size of ``UITraitCollection/current``, up to a maximum.
  ///
  ///     let font = UIFontMetrics.default.scaledFont(
  ///       for: .systemFont(ofSize: 16), maximumPointSize: 24)
  ///     // font.pointSize == 16
  ///
  /// - Parameters:
  ///   - font: The font at the default text size.
  ///   - maximumPointSize: The maximum size in points.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaled(font, limit: maximumPointSize, nil)
  }

  /// Returns a font at the text size of a trait collection, in whole points.
  ///
  ///     let large = UITraitCollection(preferredContentSizeCategory: .extraExtraLarge)
  ///     let font = UIFontMetrics.default.scaledFont(
  ///       for: .systemFont(ofSize: 16), compatibleWith: large)
  ///     // font.pointSize == 19
  ///
  /// - Parameters:
  ///   - font: The font at the default text size.
  ///   - traitCollection: The traits, or `nil` for ``UITraitCollection/current``.
  public func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaled(font, limit: .infinity, traitCollection)
  }

  /// Returns a font at the text size of a trait collection, up to a maximum.
  ///
  ///     let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
  ///     let font = UIFontMetrics.default.scaledFont(
  ///       for: .systemFont(ofSize: 16), maximumPointSize: 24, compatibleWith: large)
  ///     // font.pointSize == 24
  ///
  /// - Parameters:
  ///   - font: The font at the default text size.
  ///   - maximumPointSize: The maximum size in points.
  ///   - traitCollection: The traits, or `nil` for ``UITraitCollection/current``.
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaled(font, limit: maximumPointSize, traitCollection)
  }

  /// Returns a distance at the text size of ``UITraitCollection/current``, in whole pixels.
  ///
  ///     let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
  ///     large.performAsCurrent {
  ///       stack.spacing = UIFontMetrics.default.scaledValue(for: 11)
  ///     }
  ///     // stack.spacing == 20
  ///
  /// - Parameter value: The distance at the default text size, in points.
  /// - Returns: The distance in points.
  public func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// Returns a distance at the text size of a trait collection, in whole pixels.
  ///
  ///     let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
  ///     let spacing = UIFontMetrics.default.scaledValue(for: 11, compatibleWith: large)
  ///     // spacing == 20
  ///
  /// - Parameters:
  ///   - value: The distance at the default text size, in points.
  ///   - traitCollection: The traits, or `nil` for ``UITraitCollection/current``.
  /// - Returns: The distance in points.
  public func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let given = traitCollection?.displayScale ?? 0
    let pixels = given > 0 ? given : UITraitCollection.current.displayScale
    let scaled = value * factor(traitCollection)
    return pixels > 0 ? (scaled * pixels).rounded() / pixels : scaled
  }

  func scaled(_ font: UIFont, limit: CGFloat, _ traits: UITraitCollection?) -> UIFont {
    let size = (font.pointSize * factor(traits)).rounded()
    return UIFont(
      font.face, size: max(1, min(size, limit)),
      origin: .scaled(style, size: font.pointSize, limit: limit))
  }

  /// Returns the factor of the text size. It is that of the style's distance between lines
  /// (recorded).
  private func factor(_ traits: UITraitCollection?) -> CGFloat {
    CGFloat(style.step(in: traits ?? .current).pitch) / CGFloat(style.defaultStep.pitch)
  }
}
