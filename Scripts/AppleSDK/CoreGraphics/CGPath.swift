// Core Graphics' references, which Swift has as classes.

public enum CGPathFillRule: Int, Sendable {
  case winding
  case evenOdd
}

public class CGPath: Hashable, @unchecked Sendable {
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    fatalError()
  }
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    fatalError()
  }
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    fatalError()
  }

  init() {}

  public var boundingBox: CGRect { fatalError() }
  public var boundingBoxOfPath: CGRect { fatalError() }
  public var currentPoint: CGPoint { fatalError() }
  public var isEmpty: Bool { fatalError() }

  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool { fatalError() }
  public func copy() -> CGPath? { fatalError() }
  public func mutableCopy() -> CGMutablePath? { fatalError() }

  @available(iOS 11, macOS 10.13, tvOS 11, watchOS 4, *)
  public func applyWithBlock(_ block: @convention(block) (UnsafePointer<CGPathElement>) -> Void) {}

  public static func == (left: CGPath, right: CGPath) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) {}
}

public class CGMutablePath: CGPath, @unchecked Sendable {
  public override init() { super.init() }

  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {}
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {}
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {}
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {}
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {}
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {}
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {}
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {}
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {}
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {}
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {}
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {}
  public func closeSubpath() {}
}
