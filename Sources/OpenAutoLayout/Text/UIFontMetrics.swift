public import Foundation

/// Scales fonts and distances as a text style grows with the size of text that a person has set.
///
///     let metrics = UIFontMetrics(forTextStyle: .body)
///     label.font = metrics.scaledFont(for: .systemFont(ofSize: 16))  // 19 points at extra extra large
public final class UIFontMetrics: NSObject, Sendable {
  private let style: UIFont.TextStyle

  /// Makes the metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  /// The metrics of ``UIFont/TextStyle/body``.
  public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// The font at the size of text of ``UITraitCollection/current``: of whole points.
  public func scaledFont(for font: UIFont) -> UIFont { scaled(font, limit: .infinity, nil) }

  /// The font at the size of text of ``UITraitCollection/current``, up to a size in points.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaled(font, limit: maximumPointSize, nil)
  }

  /// The font at the size of text of some traits: of whole points.
  public func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaled(font, limit: .infinity, traitCollection)
  }

  /// The font at the size of text of some traits, up to a size in points.
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaled(font, limit: maximumPointSize, traitCollection)
  }

  /// A distance at the size of text of ``UITraitCollection/current``: of whole pixels, in points.
  public func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// A distance at the size of text of some traits: of whole pixels, in points.
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

  /// Recorded: the style's distance from line to line grows, and all else as it does.
  private func factor(_ traits: UITraitCollection?) -> CGFloat {
    CGFloat(style.step(in: traits ?? .current).pitch) / CGFloat(style.defaultStep.pitch)
  }
}
