import Foundation

/// The corners of a layer that are round.
///
///     card.layer.cornerRadius = 12
///     card.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
///     // card.layer.maskedCorners.contains(.layerMinXMaxYCorner) == false
public struct CACornerMask: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Upper left.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  /// Upper right.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  /// Lower left.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  /// Lower right.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
}

/// The shape of a round corner.
///
/// ``CALayer/cornerCurve`` keeps it.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A quarter of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A curve whose curvature begins gradually.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// How a content fills its layer.
///
/// ``CALayer/contentsGravity`` takes it.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Stretched.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// Scaled to fit.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// Scaled to cover.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
  /// In the middle.
  public static let center = CALayerContentsGravity(rawValue: "center")
}

/// How a content is scaled.
///
/// ``CALayer/minificationFilter`` takes it.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// By the nearest pixel.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// By the pixels around.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// By smaller copies.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}
