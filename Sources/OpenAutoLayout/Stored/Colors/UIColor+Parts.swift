public import Foundation

extension UIColor: _ExpressibleByColorLiteral {}

/// The type of `#colorLiteral(red:green:blue:alpha:)`. The compiler looks for this name.
public typealias _ColorLiteralType = UIColor

extension UIColor {
  /// Writes the hue, the saturation and the brightness of the color to variables, each from 0 to 1.
  ///
  ///     var hue: CGFloat = 0
  ///     UIColor.blue.getHue(&hue, saturation: nil, brightness: nil, alpha: nil)
  ///     // abs(hue - 2.0 / 3) < 1e-9
  ///
  /// - Parameters:
  ///   - hue: The position on the color wheel, from red over green and blue back to red.
  ///   - saturation: The saturation, 0 for a gray.
  ///   - brightness: The brightness, 0 for black.
  ///   - alpha: The opacity, 0 for transparent.
  /// - Returns: Whether the color has components. A system color or a color of an asset catalog has
  ///   none here.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    var (red, green, blue) = (CGFloat.zero, CGFloat.zero, CGFloat.zero)
    guard getRed(&red, green: &green, blue: &blue, alpha: alpha) else { return false }
    let largest = max(red, green, blue)
    let range = largest - min(red, green, blue)
    let sixth: CGFloat =
      if range == 0 {
        0
      } else if largest == red {
        (green - blue) / range
      } else if largest == green {
        2 + (blue - red) / range
      } else {
        4 + (red - green) / range
      }
    hue?.initialize(to: (sixth < 0 ? sixth + 6 : sixth) / 6)
    saturation?.initialize(to: largest == 0 ? 0 : range / largest)
    brightness?.initialize(to: largest)
    return true
  }

  /// Writes the white component and the opacity of a gray to variables.
  ///
  ///     var white: CGFloat = 0
  ///     UIColor(white: 0.25, alpha: 1).getWhite(&white, alpha: nil)
  ///     // white == 0.25
  ///
  /// - Parameters:
  ///   - white: The white component, from 0 for black to 1 for white.
  ///   - alpha: The opacity, 0 for transparent.
  /// - Returns: Whether the color is a gray with components.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    var (red, green, blue) = (CGFloat.zero, CGFloat.zero, CGFloat.zero)
    guard getRed(&red, green: &green, blue: &blue, alpha: alpha), red == green, green == blue else {
      return false
    }
    white?.initialize(to: red)
    return true
  }

  /// Sets the color for fills and strokes that follow. Does nothing, since nothing is drawn here.
  ///
  ///     final class Dot: UIView {
  ///       override func draw(_ rect: CGRect) {
  ///         UIColor.red.set()
  ///         UIBezierPath(ovalIn: rect).fill()
  ///       }
  ///     }
  public func set() {}

  /// Sets the color for fills that follow. Does nothing, since nothing is drawn here.
  ///
  ///     final class Dot: UIView {
  ///       override func draw(_ rect: CGRect) {
  ///         UIColor.red.setFill()
  ///         UIBezierPath(ovalIn: rect).fill()
  ///       }
  ///     }
  public func setFill() {}

  /// Sets the color for strokes that follow. Does nothing, since nothing is drawn here.
  ///
  ///     final class Ring: UIView {
  ///       override func draw(_ rect: CGRect) {
  ///         UIColor.red.setStroke()
  ///         UIBezierPath(ovalIn: rect).stroke()
  ///       }
  ///     }
  public func setStroke() {}
}
