#if !canImport(CoreGraphics)
  public import Foundation

  /// A color for Core Graphics, which layers store.
  ///
  ///     card.layer.borderColor = UIColor.systemRed.cgColor
  ///     // card.layer.borderColor == UIColor.systemRed.cgColor
  public final class CGColor: Hashable, Sendable {
    let color: UIColor

    private init(_ color: UIColor) {
      self.color = color
    }

    static func showing(_ color: UIColor) -> CGColor { CGColor(color) }

    /// The red, green and blue components and the opacity, each from 0 to 1. It is `nil` for a system
    /// color or a color of an asset catalog.
    public var components: [CGFloat]? {
      var parts: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) = (0, 0, 0, 0)
      let isKnown = color.getRed(
        &parts.red, green: &parts.green, blue: &parts.blue, alpha: &parts.alpha)
      return isKnown ? [parts.red, parts.green, parts.blue, parts.alpha] : nil
    }

    /// The number of components, which is four.
    public var numberOfComponents: Int { 4 }
    /// The opacity, from 0 to 1.
    public var alpha: CGFloat { components?.last ?? 1 }

    /// Returns the color with another opacity.
    ///
    ///     // UIColor.red.cgColor.copy(alpha: 0.5)?.alpha == 0.5
    ///
    /// - Parameter alpha: The opacity, from 0 to 1.
    /// - Returns: The color, never `nil` here.
    public func copy(alpha: CGFloat) -> CGColor? { CGColor(color.withAlphaComponent(alpha)) }

    public static func == (left: CGColor, right: CGColor) -> Bool { left.color == right.color }

    public func hash(into hasher: inout Hasher) { hasher.combine(color) }
  }

  extension UIColor {
    /// Makes a color from a Core Graphics color.
    ///
    ///     // UIColor(cgColor: UIColor.red.cgColor) == .red
    ///
    /// - Parameter cgColor: The Core Graphics color.
    public convenience init(cgColor: CGColor) {
      self.init(cgColor.color)
    }
  }
#endif
