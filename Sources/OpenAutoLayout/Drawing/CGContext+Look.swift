public import Foundation

/// What would decide how something is painted. Nothing reads it, on Apple's platforms either, so nothing
/// is kept.
extension CGContext {
  /// Sets the color inside of what is drawn.
  ///
  ///     UIGraphicsGetCurrentContext()?.setFillColor(UIColor.red.cgColor)
  ///
  /// - Parameter color: The color.
  public func setFillColor(_ color: CGColor) {}

  /// Sets the color of lines.
  ///
  ///     UIGraphicsGetCurrentContext()?.setStrokeColor(UIColor.red.cgColor)
  ///
  /// - Parameter color: The color.
  public func setStrokeColor(_ color: CGColor) {}

  /// Sets the color inside of what is drawn.
  ///
  ///     UIGraphicsGetCurrentContext()?.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
  ///
  /// - Parameters:
  ///   - red: From 0 to 1.
  ///   - green: From 0 to 1.
  ///   - blue: From 0 to 1.
  ///   - alpha: From 0, transparent, to 1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}

  /// Sets the color of lines.
  ///
  ///     UIGraphicsGetCurrentContext()?.setStrokeColor(red: 1, green: 0, blue: 0, alpha: 1)
  ///
  /// - Parameters:
  ///   - red: From 0 to 1.
  ///   - green: From 0 to 1.
  ///   - blue: From 0 to 1.
  ///   - alpha: From 0, transparent, to 1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}

  /// Sets the width of lines.
  ///
  ///     UIGraphicsGetCurrentContext()?.setLineWidth(2)
  ///
  /// - Parameter width: The width, in points.
  public func setLineWidth(_ width: CGFloat) {}

  /// Sets how lines end.
  ///
  ///     UIGraphicsGetCurrentContext()?.setLineCap(.round)
  ///
  /// - Parameter cap: How they end.
  public func setLineCap(_ cap: CGLineCap) {}

  /// Sets how lines turn.
  ///
  ///     UIGraphicsGetCurrentContext()?.setLineJoin(.round)
  ///
  /// - Parameter join: How they turn.
  public func setLineJoin(_ join: CGLineJoin) {}

  /// Sets how far sharp corners may reach.
  ///
  ///     UIGraphicsGetCurrentContext()?.setMiterLimit(4)
  ///
  /// - Parameter limit: How far, in widths of the line.
  public func setMiterLimit(_ limit: CGFloat) {}

  /// Sets the dashes of lines.
  ///
  ///     UIGraphicsGetCurrentContext()?.setLineDash(phase: 0, lengths: [4, 2])
  ///
  /// - Parameters:
  ///   - phase: Where the pattern begins, in points.
  ///   - lengths: The lengths of dashes and gaps, in points; none for a whole line.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}

  /// Sets how opaque everything is.
  ///
  ///     UIGraphicsGetCurrentContext()?.setAlpha(0.5)
  ///
  /// - Parameter alpha: From 0 to 1.
  public func setAlpha(_ alpha: CGFloat) {}

  /// Sets how colors are mixed.
  ///
  ///     UIGraphicsGetCurrentContext()?.setBlendMode(.multiply)
  ///
  /// - Parameter mode: How.
  public func setBlendMode(_ mode: CGBlendMode) {}

  /// Sets the shadow.
  ///
  ///     UIGraphicsGetCurrentContext()?.setShadow(offset: CGSize(width: 0, height: 2), blur: 4)
  ///
  /// - Parameters:
  ///   - offset: Where it is, in points.
  ///   - blur: How far it is blurred, in points.
  public func setShadow(offset: CGSize, blur: CGFloat) {}

  /// Sets the shadow.
  ///
  ///     UIGraphicsGetCurrentContext()?.setShadow(offset: .zero, blur: 4, color: UIColor.black.cgColor)
  ///
  /// - Parameters:
  ///   - offset: Where it is, in points.
  ///   - blur: How far it is blurred, in points.
  ///   - color: The color; `nil` for no shadow.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}

  /// Sets whether edges are smoothed.
  ///
  ///     UIGraphicsGetCurrentContext()?.setShouldAntialias(false)
  ///
  /// - Parameter shouldAntialias: Whether they are.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}

  /// Sets whether edges may be smoothed.
  ///
  ///     UIGraphicsGetCurrentContext()?.setAllowsAntialiasing(true)
  ///
  /// - Parameter allowsAntialiasing: Whether they may.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
}
