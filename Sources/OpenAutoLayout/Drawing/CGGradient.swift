public import Foundation

/// A row of colors that change into one another. It is stored, and not drawn.
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
  ///   - colorsSpace: Is not read.
  ///   - colors: The colors, which nothing reads.
  ///   - locations: The position of each color, from 0 to 1; `nil` for equal distances.
  /// - Returns: The gradient; `nil` without colors.
  public init?(colorsSpace: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
    if colors.isEmpty { return nil }
  }
}

/// The type of lists in functions of Core Graphics, to which code for Apple's platforms casts.
///
///     let colors = [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray
///     // colors.count == 2
public typealias CFArray = [Any]

/// Whether a gradient goes on beyond its ends.
///
/// ``CGContext/drawLinearGradient(_:start:end:options:)`` takes it.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Before the beginning.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
  /// After the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}

/// What the components of a color mean. Nothing is drawn, so there is one space.
///
///     let space = CGColorSpaceCreateDeviceRGB()
///     // CGGradient(colorsSpace: space, colors: [UIColor.red.cgColor], locations: nil) != nil
public final class CGColorSpace: Sendable {
  init() {}
}

/// Returns the space of red, green and blue.
///
///     let space = CGColorSpaceCreateDeviceRGB()
///     CGGradient(colorsSpace: space, colors: [UIColor.red.cgColor], locations: nil)
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }

/// Returns the space of grays.
///
///     let space = CGColorSpaceCreateDeviceGray()
///     CGGradient(colorsSpace: space, colors: [UIColor.gray.cgColor], locations: nil)
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace() }
