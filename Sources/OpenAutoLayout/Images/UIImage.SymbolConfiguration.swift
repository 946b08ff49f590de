public import Foundation

extension UIImage {
  /// The configuration of an image.
  ///
  /// Use its subclass ``UIImage/SymbolConfiguration``.
  open class Configuration: NSObject, @unchecked Sendable {}

  /// The weight of a symbol image. It changes no size here.
  ///
  /// ``UIImage/SymbolConfiguration`` takes it.
  public enum SymbolWeight: Int, Sendable {
    /// The weight of the text beside it.
    case unspecified = 0
    /// The thinnest weight.
    case ultraLight
    /// Thinner than light.
    case thin
    /// Thinner than regular.
    case light
    /// The weight of running text.
    case regular
    /// A little thicker than regular.
    case medium
    /// The weight of the system's headlines.
    case semibold
    /// Thicker than semibold.
    case bold
    /// Thicker than bold.
    case heavy
    /// The thickest weight.
    case black
  }

  /// The scale of a symbol image, relative to the text beside it.
  ///
  /// ``UIImage/SymbolConfiguration`` takes it.
  public enum SymbolScale: Int, Sendable {
    /// The default scale, which is that of ``medium`` here.
    case `default` = -1
    /// The same as ``medium``.
    case unspecified = 0
    /// 0.8 times the medium size.
    case small = 1
    /// The scale that matches the text.
    case medium = 2
    /// 1.28 times the medium size.
    case large = 3

    fileprivate var factor: CGFloat {
      switch self {
      case .default, .unspecified, .medium: 1
      case .small: 0.8
      case .large: 1.28
      }
    }
  }

  /// The size, the weight and the scale of a symbol image.
  ///
  /// The size of a symbol grows with the point size. The ratios of the scales are chosen, not
  /// recorded.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    let pointSize: CGFloat?
    let weight: SymbolWeight?
    let scale: SymbolScale?

    init(pointSize: CGFloat?, weight: SymbolWeight?, scale: SymbolScale?) {
      self.pointSize = pointSize
      self.weight = weight
      self.scale = scale
      super.init()
    }

    /// Makes a configuration with a point size.
    ///
    ///     let large = UIImage.SymbolConfiguration(pointSize: 34)
    ///     let star = UIImage(systemName: "star", withConfiguration: large)
    ///     // star?.size.height == 40.666666666666664
    ///
    /// - Parameter pointSize: The size of the text beside the symbol, in points.
    public convenience init(pointSize: CGFloat) {
      self.init(pointSize: pointSize, weight: nil, scale: nil)
    }

    /// Makes a configuration with a point size and a weight.
    ///
    ///     let bold = UIImage.SymbolConfiguration(pointSize: 20, weight: .bold)
    ///     let star = UIImage(systemName: "star", withConfiguration: bold)
    ///
    /// - Parameters:
    ///   - pointSize: The size of the text beside the symbol, in points.
    ///   - weight: The weight of the symbol.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize: pointSize, weight: weight, scale: nil)
    }

    /// Makes a configuration with a point size, a weight and a scale.
    ///
    ///     let small = UIImage.SymbolConfiguration(pointSize: 20, weight: .bold, scale: .small)
    ///     let star = UIImage(systemName: "star", withConfiguration: small)
    ///
    /// - Parameters:
    ///   - pointSize: The size of the text beside the symbol, in points.
    ///   - weight: The weight of the symbol.
    ///   - scale: The scale of the symbol, relative to the text.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(pointSize: pointSize, weight: weight, scale: Optional(scale))
    }

    /// Makes a configuration with the point size of a font.
    ///
    ///     // UIImage.SymbolConfiguration(font: label.font) == .init(pointSize: 17)
    ///
    /// - Parameter font: The font of the text beside the symbol.
    public convenience init(font: UIFont) {
      self.init(pointSize: font.pointSize)
    }

    /// Makes a configuration with the point size of a font and a scale.
    ///
    ///     let beside = UIImage.SymbolConfiguration(font: label.font, scale: .small)
    ///     let star = UIImage(systemName: "star", withConfiguration: beside)
    ///
    /// - Parameters:
    ///   - font: The font of the text beside the symbol.
    ///   - scale: The scale of the symbol, relative to the text.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(pointSize: font.pointSize, weight: nil, scale: scale)
    }

    /// Makes a configuration with the current size of a text style.
    ///
    ///     // UIImage.SymbolConfiguration(textStyle: .title1) == .init(pointSize: 28)
    ///
    /// - Parameter textStyle: The style of the text beside the symbol.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(font: .preferredFont(forTextStyle: textStyle))
    }

    /// Makes a configuration with the current size of a text style and a scale.
    ///
    ///     let caption = UIImage.SymbolConfiguration(textStyle: .caption1, scale: .small)
    ///     let star = UIImage(systemName: "star", withConfiguration: caption)
    ///
    /// - Parameters:
    ///   - textStyle: The style of the text beside the symbol.
    ///   - scale: The scale of the symbol, relative to the text.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
    }

    /// Makes a configuration with a weight.
    ///
    ///     let bold = UIImage.SymbolConfiguration(weight: .bold)
    ///     let star = UIImage(systemName: "star", withConfiguration: bold)
    ///     // star?.size == UIImage(systemName: "star")?.size
    ///
    /// - Parameter weight: The weight of the symbol.
    public convenience init(weight: SymbolWeight) {
      self.init(pointSize: nil, weight: weight, scale: nil)
    }

    /// Makes a configuration with a scale.
    ///
    ///     let large = UIImage.SymbolConfiguration(scale: .large)
    ///     let star = UIImage(systemName: "star", withConfiguration: large)
    ///     // star?.size.height == 26
    ///
    /// - Parameter scale: The scale of the symbol, relative to the text.
    public convenience init(scale: SymbolScale) {
      self.init(pointSize: nil, weight: nil, scale: scale)
    }

    /// Makes a configuration for a color. The color is not kept.
    ///
    ///     let tinted = UIImage.SymbolConfiguration(hierarchicalColor: .systemBlue)
    ///     let star = UIImage(systemName: "star", withConfiguration: tinted)
    ///
    /// - Parameter hierarchicalColor: The color.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(pointSize: nil, weight: nil, scale: nil)
    }

    /// Makes a configuration for several colors. The colors are not kept.
    ///
    ///     let palette = UIImage.SymbolConfiguration(paletteColors: [.systemRed, .systemBlue])
    ///     let star = UIImage(systemName: "star", withConfiguration: palette)
    ///
    /// - Parameter paletteColors: The colors.
    public convenience init(paletteColors: [UIColor]) {
      self.init(pointSize: nil, weight: nil, scale: nil)
    }

    /// Returns this configuration with the values of another one applied over it.
    ///
    ///     let small = UIImage.SymbolConfiguration(pointSize: 12)
    ///     let bold = small.applying(UIImage.SymbolConfiguration(weight: .bold))
    ///     // bold == UIImage.SymbolConfiguration(pointSize: 12, weight: .bold)
    ///
    /// - Parameter otherConfiguration: The configuration whose values win, or `nil` for none.
    public func applying(_ otherConfiguration: Configuration?) -> SymbolConfiguration {
      (otherConfiguration as? SymbolConfiguration).map(merged) ?? self
    }

    func merged(with other: SymbolConfiguration) -> SymbolConfiguration {
      SymbolConfiguration(
        pointSize: other.pointSize ?? pointSize, weight: other.weight ?? weight,
        scale: other.scale ?? scale)
    }

    public override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? SymbolConfiguration else { return false }
      return pointSize == other.pointSize && weight == other.weight && scale == other.scale
    }

    public override var hash: Int {
      var hasher = Hasher()
      hasher.combine(pointSize)
      hasher.combine(weight)
      hasher.combine(scale)
      return hasher.finalize()
    }
  }
}

extension UIImage.SymbolConfiguration {
  /// The size of the text beside a symbol without a configuration, in points.
  static var defaultPointSize: CGFloat { 17 }
  /// The line height of the system font relative to its point size. It is the side of a symbol.
  static var lineHeight: CGFloat { 2444 / 2048 }

  /// The ratio of a symbol's size to its size without a configuration.
  var factor: CGFloat {
    (pointSize ?? Self.defaultPointSize) / Self.defaultPointSize * (scale ?? .medium).factor
  }
}
