public import Foundation

extension UIImage {
  /// How a picture is asked for.
  open class Configuration: NSObject, @unchecked Sendable {}

  /// How thick the lines of a symbol are, which changes no size here.
  public enum SymbolWeight: Int, Sendable {
    /// As the text beside it.
    case unspecified = 0
    case ultraLight
    case thin
    case light
    case regular
    case medium
    case semibold
    case bold
    case heavy
    case black
  }

  /// How large a symbol is beside text.
  public enum SymbolScale: Int, Sendable {
    /// As the place says.
    case `default` = -1
    /// Medium.
    case unspecified = 0
    /// 0.8 times the medium size.
    case small = 1
    /// As large as the text.
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

  /// How large a symbol is, and how thick its lines are.
  ///
  /// The size of a symbol grows with the point size. How its scales relate is chosen, not recorded.
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

    /// Makes a configuration of a size.
    public convenience init(pointSize: CGFloat) {
      self.init(pointSize: pointSize, weight: nil, scale: nil)
    }

    /// Makes a configuration of a size and a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize: pointSize, weight: weight, scale: nil)
    }

    /// Makes a configuration of a size, a weight and a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(pointSize: pointSize, weight: weight, scale: Optional(scale))
    }

    /// Makes a configuration of the size of a font.
    public convenience init(font: UIFont) {
      self.init(pointSize: font.pointSize)
    }

    /// Makes a configuration of the size of a font, and a scale.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(pointSize: font.pointSize, weight: nil, scale: scale)
    }

    /// Makes a configuration of the present size of a text style.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(font: .preferredFont(forTextStyle: textStyle))
    }

    /// Makes a configuration of the present size of a text style, and a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
    }

    /// Makes a configuration of a weight.
    public convenience init(weight: SymbolWeight) {
      self.init(pointSize: nil, weight: weight, scale: nil)
    }

    /// Makes a configuration of a scale.
    public convenience init(scale: SymbolScale) {
      self.init(pointSize: nil, weight: nil, scale: scale)
    }

    /// Makes a configuration of a color, which is not kept.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(pointSize: nil, weight: nil, scale: nil)
    }

    /// Makes a configuration of colors, which are not kept.
    public convenience init(paletteColors: [UIColor]) {
      self.init(pointSize: nil, weight: nil, scale: nil)
    }

    /// This configuration, with what another one says over it.
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
  /// The size of the text that a symbol without a configuration is beside, in points.
  static var defaultPointSize: CGFloat { 17 }
  /// The height of a line of the system's font, in parts of its size: the side of a symbol.
  static var lineHeight: CGFloat { 2444 / 2048 }

  /// How much larger a symbol is than without a configuration.
  var factor: CGFloat {
    (pointSize ?? Self.defaultPointSize) / Self.defaultPointSize * (scale ?? .medium).factor
  }
}
