#if !canImport(CoreGraphics)
  /// The shape of the ends of a line.
  ///
  /// ``CGContext/setLineCap(_:)`` takes it.
  public enum CGLineCap: Int, Sendable {
    /// An end at the last point.
    case butt = 0
    /// A half circle.
    case round = 1
    /// A half square.
    case square = 2
  }

  /// The shape of the corners of a line.
  ///
  /// ``CGContext/setLineJoin(_:)`` takes it.
  public enum CGLineJoin: Int, Sendable {
    /// A sharp corner.
    case miter = 0
    /// A rounded corner.
    case round = 1
    /// A cut corner.
    case bevel = 2
  }

  /// The rule that decides what is inside a path that crosses itself.
  ///
  /// ``CGContext/fillPath(using:)`` takes it.
  public enum CGPathFillRule: Int, Sendable {
    /// Points that the path goes around more often in one direction than in the other.
    case winding = 0
    /// Points that the path goes around an odd number of times.
    case evenOdd = 1
  }

  /// The parts of a path to draw.
  ///
  /// ``CGContext/drawPath(using:)`` takes it.
  public enum CGPathDrawingMode: Int, Sendable {
    /// The inside, by the winding rule.
    case fill = 0
    /// The inside, by the even-odd rule.
    case eoFill = 1
    /// The line.
    case stroke = 2
    /// The inside and the line, by the winding rule.
    case fillStroke = 3
    /// The inside and the line, by the even-odd rule.
    case eoFillStroke = 4
  }

  /// The quality with which images are scaled.
  ///
  /// ``CGContext/interpolationQuality`` takes it.
  public enum CGInterpolationQuality: Int, Sendable {
    /// The default of the context.
    case `default` = 0
    /// No interpolation.
    case none = 1
    /// Low quality, the fastest interpolation.
    case low = 2
    /// High quality, the slowest interpolation.
    case high = 3
    /// Medium quality.
    case medium = 4
  }

  /// The way that a new color, the source, is mixed with the color behind it, the backdrop.
  ///
  /// ``CGContext/setBlendMode(_:)`` takes it. Nothing is drawn here.
  public enum CGBlendMode: Int, Sendable {
    /// The source over the backdrop.
    case normal = 0
    /// The product of both colors.
    case multiply = 1
    /// The inverse of the product of both inverses.
    case screen = 2
    /// Multiply or screen, depending on the backdrop.
    case overlay = 3
    /// The darker color.
    case darken = 4
    /// The lighter color.
    case lighten = 5
    /// The backdrop, brightened by the source.
    case colorDodge = 6
    /// The backdrop, darkened by the source.
    case colorBurn = 7
    /// Darken or lighten, depending on the source.
    case softLight = 8
    /// Multiply or screen, depending on the source.
    case hardLight = 9
    /// The difference of both colors.
    case difference = 10
    /// The difference of both colors, with lower contrast.
    case exclusion = 11
    /// The hue of the source.
    case hue = 12
    /// The saturation of the source.
    case saturation = 13
    /// The hue and the saturation of the source.
    case color = 14
    /// The luminosity of the source.
    case luminosity = 15
    /// Transparent.
    case clear = 16
    /// The source alone.
    case copy = 17
    /// The source, where the backdrop is opaque.
    case sourceIn = 18
    /// The source, where the backdrop is transparent.
    case sourceOut = 19
    /// The source over the backdrop, where the backdrop is opaque.
    case sourceAtop = 20
    /// The backdrop over the source.
    case destinationOver = 21
    /// The backdrop, where the source is opaque.
    case destinationIn = 22
    /// The backdrop, where the source is transparent.
    case destinationOut = 23
    /// The backdrop over the source, where the source is opaque.
    case destinationAtop = 24
    /// Each color where the other one is transparent.
    case xor = 25
    /// The inverse of the sum of both inverses.
    case plusDarker = 26
    /// The sum of both colors.
    case plusLighter = 27
  }
#endif
