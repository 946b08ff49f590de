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
  /// The longest a pointed join may be, as a multiple of the width. The default is 10.
  open var miterLimit: CGFloat = 10
  /// The lengths of dashes and gaps, in points, or `nil` for a solid line.
  open var lineDashPattern: [NSNumber]?
  /// The position on the path where the stroke begins, from 0 to 1.
  open var strokeStart: CGFloat = 0
  /// The position on the path where the stroke ends, from 0 to 1.
  open var strokeEnd: CGFloat = 1
  /// The position in the pattern of dashes at which the stroke begins, in points.
  open var lineDashPhase: CGFloat = 0
  /// The shape of the ends of the stroke.
  open var lineCap = CAShapeLayerLineCap.butt
  /// The shape of the corners of the stroke.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// The rule that decides what is inside the path.
  open var fillRule = CAShapeLayerFillRule.nonZero
}

/// The shape of the ends of a stroke.
///
/// ``CAShapeLayer/lineCap`` takes it.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// An end at the last point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// A half circle.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// A half square.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The shape of the corners of a stroke.
///
/// ``CAShapeLayer/lineJoin`` takes it.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// A sharp corner.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// A rounded corner.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// A cut corner.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// The rule that decides what is inside a path that crosses itself.
///
/// ``CAShapeLayer/fillRule`` takes it.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Points that the path goes around more often in one direction than in the other.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Points that the path goes around an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}
