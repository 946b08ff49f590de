#if !canImport(CoreGraphics)
  public import Foundation

  /// A gradient between colors. Nothing is kept of it, since nothing is drawn here.
  ///
  ///     let gradient = CGGradient(
  ///       colorsSpace: nil, colors: [UIColor.red.cgColor, UIColor.blue.cgColor], locations: [0, 1])
  ///     // gradient != nil
  ///
  /// ``CGContext/drawLinearGradient(_:start:end:options:)`` takes it.
  public final class CGGradient {
    /// Makes a gradient.
    ///
    ///     CGGradient(
    ///       colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: [UIColor.red.cgColor], locations: nil)
    ///
    /// - Parameters:
    ///   - colorsSpace: The color space, which is not read.
    ///   - colors: The colors, which are not kept.
    ///   - locations: The position of each color, from 0 to 1, or `nil` for equal distances.
    /// - Returns: The gradient, or `nil` if there are no colors.
    public init?(colorsSpace: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
      if colors.isEmpty { return nil }
    }
  }

  /// The array type of Core Graphics, which code for Apple's platforms casts to.
  ///
  ///     let colors = [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray
  ///     // colors.count == 2
  public typealias CFArray = [Any]

  /// The ends that a gradient continues beyond.
  ///
  /// ``CGContext/drawLinearGradient(_:start:end:options:)`` takes it.
  public struct CGGradientDrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Continues before the start.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
    /// Continues after the end.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
  }

  /// A color space, which gives the components of a color their meaning. Nothing is drawn here, so
  /// all spaces are alike.
  ///
  ///     let space = CGColorSpaceCreateDeviceRGB()
  ///     // CGGradient(colorsSpace: space, colors: [UIColor.red.cgColor], locations: nil) != nil
  public final class CGColorSpace: Sendable {
    init() {}
  }

  /// Returns the color space of red, green and blue.
  ///
  ///     let space = CGColorSpaceCreateDeviceRGB()
  ///     CGGradient(colorsSpace: space, colors: [UIColor.red.cgColor], locations: nil)
  public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }

  /// Returns the color space of grays.
  ///
  ///     let space = CGColorSpaceCreateDeviceGray()
  ///     CGGradient(colorsSpace: space, colors: [UIColor.gray.cgColor], locations: nil)
  public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace() }
#endif
