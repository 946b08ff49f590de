/// How a line ends.
///
/// ``CGContext/setLineCap(_:)`` takes it.
public enum CGLineCap: Int, Sendable {
  /// At the last point.
  case butt = 0
  /// With a half circle.
  case round = 1
  /// With a half square.
  case square = 2
}

/// How a line turns.
///
/// ``CGContext/setLineJoin(_:)`` takes it.
public enum CGLineJoin: Int, Sendable {
  /// With a sharp corner.
  case miter = 0
  /// With a round corner.
  case round = 1
  /// With a cut corner.
  case bevel = 2
}

/// What is inside of a path that crosses itself.
///
/// ``CGContext/fillPath(using:)`` takes it.
public enum CGPathFillRule: Int, Sendable {
  /// What the path goes around more often one way than the other.
  case winding = 0
  /// What the path goes around an odd number of times.
  case evenOdd = 1
}

/// What is drawn of a path.
///
/// ``CGContext/drawPath(using:)`` takes it.
public enum CGPathDrawingMode: Int, Sendable {
  /// Its inside.
  case fill = 0
  /// Its inside, by odd and even.
  case eoFill = 1
  /// Its line.
  case stroke = 2
  /// Both.
  case fillStroke = 3
  /// Both, by odd and even.
  case eoFillStroke = 4
}

/// How pictures are scaled.
///
/// ``CGContext/interpolationQuality`` takes it.
public enum CGInterpolationQuality: Int, Sendable {
  /// As the context has it.
  case `default` = 0
  /// By the nearest pixel.
  case none = 1
  /// Fast.
  case low = 2
  /// Well.
  case high = 3
  /// In between.
  case medium = 4
}

/// How colors are mixed.
///
/// ``CGContext/setBlendMode(_:)`` takes it. Nothing is drawn here.
public enum CGBlendMode: Int, Sendable {
  /// The new one lies over the old one.
  case normal = 0
  /// The product of both.
  case multiply = 1
  /// The product of what is missing in both.
  case screen = 2
  /// One or the other product, by the old one.
  case overlay = 3
  /// The darker one.
  case darken = 4
  /// The lighter one.
  case lighten = 5
  /// The old one, brighter.
  case colorDodge = 6
  /// The old one, darker.
  case colorBurn = 7
  /// A mild overlay.
  case softLight = 8
  /// One or the other product, by the new one.
  case hardLight = 9
  /// The difference of both.
  case difference = 10
  /// A mild difference.
  case exclusion = 11
  /// The hue of the new one.
  case hue = 12
  /// The saturation of the new one.
  case saturation = 13
  /// Both of the new one.
  case color = 14
  /// The brightness of the new one.
  case luminosity = 15
  /// None.
  case clear = 16
  /// The new one alone.
  case copy = 17
  /// The new one where the old one is.
  case sourceIn = 18
  /// The new one where the old one is not.
  case sourceOut = 19
  /// The new one over the old one, where that is.
  case sourceAtop = 20
  /// The old one over the new one.
  case destinationOver = 21
  /// The old one where the new one is.
  case destinationIn = 22
  /// The old one where the new one is not.
  case destinationOut = 23
  /// The old one over the new one, where that is.
  case destinationAtop = 24
  /// Where one of both is.
  case xor = 25
  /// The sum of what is missing in both.
  case plusDarker = 26
  /// The sum of both.
  case plusLighter = 27
}
