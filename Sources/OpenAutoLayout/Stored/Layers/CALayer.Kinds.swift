import Foundation

/// The corners of a layer that are rounded.
///
///     card.layer.cornerRadius = 12
///     card.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
///     // card.layer.maskedCorners.contains(.layerMinXMaxYCorner) == false
public struct CACornerMask: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  /// The top right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  /// The bottom left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  /// The bottom right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
}

/// The shape of rounded corners.
///
/// ``CALayer/cornerCurve`` takes it.
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

/// The way that contents fill their layer.
///
/// ``CALayer/contentsGravity`` takes it.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Stretched to the bounds.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// Scaled to fit in the bounds, with its proportions.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// Scaled to cover the bounds, with its proportions.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
  /// Centered in the bounds.
  public static let center = CALayerContentsGravity(rawValue: "center")
}

/// The filter that scales contents.
///
/// ``CALayer/minificationFilter`` takes it.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// The nearest pixel.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// The pixels around, interpolated.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// Smaller copies of the contents, interpolated.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}
