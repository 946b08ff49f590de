public import Foundation

/// A layer with a filled and stroked path. It is stored, and not drawn.
///
///     let ring = CAShapeLayer()
///     ring.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 40, height: 40)).cgPath
///     ring.lineWidth = 4
///     avatar.layer.addSublayer(ring)
///     // ring.path?.boundingBox.width == 40
open class CAShapeLayer: CALayer {
  /// The path.
  open var path: CGPath?
  /// The color inside the path.
  open var fillColor: CGColor?
  /// The color of the stroke.
  open var strokeColor: CGColor?
  /// The width of the stroke, in points.
  open var lineWidth: CGFloat = 1
  /// The lengths of dashes and gaps, in points.
  open var lineDashPattern: [NSNumber]?
  /// The position on the path where the stroke begins, from 0 to 1.
  open var strokeStart: CGFloat = 0
  /// The position on the path where the stroke ends, from 0 to 1.
  open var strokeEnd: CGFloat = 1
  /// Where the pattern of dashes begins, in points.
  open var lineDashPhase: CGFloat = 0
  /// How the stroke ends.
  open var lineCap = CAShapeLayerLineCap.butt
  /// How the stroke turns.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// What is inside of the path.
  open var fillRule = CAShapeLayerFillRule.nonZero
}

/// How a stroke ends.
///
/// ``CAShapeLayer/lineCap`` takes it.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// At the last point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// With a half circle.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// With a half square.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// How a stroke turns.
///
/// ``CAShapeLayer/lineJoin`` takes it.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// With a sharp corner.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// With a round corner.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// With a cut corner.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// What is inside of a path that crosses itself.
///
/// ``CAShapeLayer/fillRule`` takes it.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// What the path goes around more often one way than the other.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// What the path goes around an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}
