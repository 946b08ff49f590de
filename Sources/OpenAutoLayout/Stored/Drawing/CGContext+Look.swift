#if !canImport(CoreGraphics)
  public import Foundation

  /// The properties that decide how things are painted. A context cannot be asked for them, on
  /// Apple's platforms either, so they are not kept.
  extension CGContext {
    /// Sets the fill color.
    ///
    ///     UIGraphicsGetCurrentContext()?.setFillColor(UIColor.red.cgColor)
    ///
    /// - Parameter color: The color.
    public func setFillColor(_ color: CGColor) {}

    /// Sets the stroke color.
    ///
    ///     UIGraphicsGetCurrentContext()?.setStrokeColor(UIColor.red.cgColor)
    ///
    /// - Parameter color: The color.
    public func setStrokeColor(_ color: CGColor) {}

    /// Sets the fill color.
    ///
    ///     UIGraphicsGetCurrentContext()?.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    ///
    /// - Parameters:
    ///   - red: The red component, from 0 to 1.
    ///   - green: The green component, from 0 to 1.
    ///   - blue: The blue component, from 0 to 1.
    ///   - alpha: The opacity, from 0 to 1.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}

    /// Sets the stroke color.
    ///
    ///     UIGraphicsGetCurrentContext()?.setStrokeColor(red: 1, green: 0, blue: 0, alpha: 1)
    ///
    /// - Parameters:
    ///   - red: The red component, from 0 to 1.
    ///   - green: The green component, from 0 to 1.
    ///   - blue: The blue component, from 0 to 1.
    ///   - alpha: The opacity, from 0 to 1.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}

    /// Sets the width of lines.
    ///
    ///     UIGraphicsGetCurrentContext()?.setLineWidth(2)
    ///
    /// - Parameter width: The width, in points.
    public func setLineWidth(_ width: CGFloat) {}

    /// Sets the shape of the ends of lines.
    ///
    ///     UIGraphicsGetCurrentContext()?.setLineCap(.round)
    ///
    /// - Parameter cap: The shape of the ends.
    public func setLineCap(_ cap: CGLineCap) {}

    /// Sets the shape of the corners of lines.
    ///
    ///     UIGraphicsGetCurrentContext()?.setLineJoin(.round)
    ///
    /// - Parameter join: The shape of the corners.
    public func setLineJoin(_ join: CGLineJoin) {}

    /// Sets the limit of sharp corners. Corners beyond it are cut.
    ///
    ///     UIGraphicsGetCurrentContext()?.setMiterLimit(4)
    ///
    /// - Parameter limit: The limit, in multiples of the line width.
    public func setMiterLimit(_ limit: CGFloat) {}

    /// Sets the dashes of lines.
    ///
    ///     UIGraphicsGetCurrentContext()?.setLineDash(phase: 0, lengths: [4, 2])
    ///
    /// - Parameters:
    ///   - phase: The position in the pattern at which a line begins, in points.
    ///   - lengths: The lengths of dashes and gaps, in points. No lengths make a solid line.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}

    /// Sets the opacity of everything that is drawn.
    ///
    ///     UIGraphicsGetCurrentContext()?.setAlpha(0.5)
    ///
    /// - Parameter alpha: The opacity, from 0 to 1.
    public func setAlpha(_ alpha: CGFloat) {}

    /// Sets the blend mode.
    ///
    ///     UIGraphicsGetCurrentContext()?.setBlendMode(.multiply)
    ///
    /// - Parameter mode: The blend mode.
    public func setBlendMode(_ mode: CGBlendMode) {}

    /// Sets the shadow, in the default color.
    ///
    ///     UIGraphicsGetCurrentContext()?.setShadow(offset: CGSize(width: 0, height: 2), blur: 4)
    ///
    /// - Parameters:
    ///   - offset: The offset of the shadow, in points.
    ///   - blur: The blur radius of the shadow, in points.
    public func setShadow(offset: CGSize, blur: CGFloat) {}

    /// Sets the shadow, in a color.
    ///
    ///     UIGraphicsGetCurrentContext()?.setShadow(offset: .zero, blur: 4, color: UIColor.black.cgColor)
    ///
    /// - Parameters:
    ///   - offset: The offset of the shadow, in points.
    ///   - blur: The blur radius of the shadow, in points.
    ///   - color: The color of the shadow, or `nil` for no shadow.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}

    /// Sets whether edges are smoothed.
    ///
    ///     UIGraphicsGetCurrentContext()?.setShouldAntialias(false)
    ///
    /// - Parameter shouldAntialias: Whether edges are smoothed.
    public func setShouldAntialias(_ shouldAntialias: Bool) {}

    /// Sets whether edges may be smoothed.
    ///
    ///     UIGraphicsGetCurrentContext()?.setAllowsAntialiasing(true)
    ///
    /// - Parameter allowsAntialiasing: Whether edges may be smoothed.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
  }
#endif
