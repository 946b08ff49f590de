// What is drawn in, and with.

public enum CGLineCap: Int32, Sendable {
  case butt, round, square
}

public enum CGLineJoin: Int32, Sendable {
  case miter, round, bevel
}

public enum CGPathDrawingMode: Int32, Sendable {
  case fill, eoFill, stroke, fillStroke, eoFillStroke
}

public enum CGInterpolationQuality: Int32, Sendable {
  case `default`, none, low, high, medium
}

public enum CGBlendMode: Int32, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn
  case sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop, xor
  case plusDarker, plusLighter
}

public enum CGImageAlphaInfo: UInt32, Sendable {
  case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst
  case alphaOnly
}

public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static var drawsBeforeStartLocation: CGGradientDrawingOptions { fatalError() }
  public static var drawsAfterEndLocation: CGGradientDrawingOptions { fatalError() }
}

public class CGColorSpace: Hashable, @unchecked Sendable {
  init() {}

  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) {}
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { fatalError() }
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { fatalError() }

public class CGColor: Hashable, @unchecked Sendable {
  @available(iOS 13, macOS 10.5, tvOS 13, watchOS 6, *)
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    fatalError()
  }
  @available(iOS 13, macOS 10.5, tvOS 13, watchOS 6, *)
  public convenience init(
    srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    fatalError()
  }
  @available(iOS 13, macOS 10.5, tvOS 13, watchOS 6, *)
  public convenience init(gray: CGFloat, alpha: CGFloat) { fatalError() }

  init() {}

  public var alpha: CGFloat { fatalError() }
  public var components: [CGFloat]? { fatalError() }
  public var numberOfComponents: Int { fatalError() }
  public var colorSpace: CGColorSpace? { fatalError() }
  public func copy() -> CGColor? { fatalError() }
  public func copy(alpha: CGFloat) -> CGColor? { fatalError() }

  public static func == (left: CGColor, right: CGColor) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) {}
}

public class CGFont: @unchecked Sendable {}
public class CGLayer: @unchecked Sendable {}
public class CGPattern: @unchecked Sendable {}
public class CGShading: @unchecked Sendable {}

public class CGImage: Hashable, @unchecked Sendable {
  init() {}

  public var width: Int { fatalError() }
  public var height: Int { fatalError() }

  public static func == (left: CGImage, right: CGImage) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) {}
}

public class CGGradient: Hashable, @unchecked Sendable {
  public convenience init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    fatalError()
  }

  init() {}

  public static func == (left: CGGradient, right: CGGradient) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) {}
}

public class CGContext: Hashable, @unchecked Sendable {
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    fatalError()
  }

  init() {}

  public var width: Int { fatalError() }
  public var height: Int { fatalError() }
  public var boundingBoxOfClipPath: CGRect { fatalError() }
  public var boundingBoxOfPath: CGRect { fatalError() }
  public var ctm: CGAffineTransform { fatalError() }
  public var currentPointOfPath: CGPoint { fatalError() }
  public var interpolationQuality: CGInterpolationQuality {
    get { fatalError() }
    set {}
  }
  public var isPathEmpty: Bool { fatalError() }
  public var path: CGPath? { fatalError() }

  public func makeImage() -> CGImage? { fatalError() }
  public func saveGState() {}
  public func restoreGState() {}
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {}
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {}
  public func rotate(by angle: CGFloat) {}
  public func concatenate(_ transform: CGAffineTransform) {}
  public func beginPath() {}
  public func closePath() {}
  public func move(to point: CGPoint) {}
  public func addLine(to point: CGPoint) {}
  public func addLines(between points: [CGPoint]) {}
  public func addRect(_ rect: CGRect) {}
  public func addEllipse(in rect: CGRect) {}
  public func addPath(_ path: CGPath) {}
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {}
  public func addArc(tangent1End end1: CGPoint, tangent2End end2: CGPoint, radius: CGFloat) {}
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {}
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {}
  public func fillPath(using rule: CGPathFillRule = .winding) {}
  public func strokePath() {}
  public func drawPath(using mode: CGPathDrawingMode) {}
  public func clip(using rule: CGPathFillRule = .winding) {}
  public func clip(to rect: CGRect) {}
  public func resetClip() {}
  public func fill(_ rect: CGRect) {}
  public func stroke(_ rect: CGRect) {}
  public func stroke(_ rect: CGRect, width: CGFloat) {}
  public func clear(_ rect: CGRect) {}
  public func fillEllipse(in rect: CGRect) {}
  public func strokeEllipse(in rect: CGRect) {}
  public func strokeLineSegments(between points: [CGPoint]) {}
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {}
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {}
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {}
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {}
  public func endTransparencyLayer() {}
  public func setFillColor(_ color: CGColor) {}
  public func setStrokeColor(_ color: CGColor) {}
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  public func setLineWidth(_ width: CGFloat) {}
  public func setLineCap(_ cap: CGLineCap) {}
  public func setLineJoin(_ join: CGLineJoin) {}
  public func setMiterLimit(_ limit: CGFloat) {}
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
  public func setAlpha(_ alpha: CGFloat) {}
  public func setBlendMode(_ mode: CGBlendMode) {}
  public func setShadow(offset: CGSize, blur: CGFloat) {}
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}

  public static func == (left: CGContext, right: CGContext) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) {}
}
