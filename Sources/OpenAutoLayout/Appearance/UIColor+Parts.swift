public import Foundation

extension UIColor: _ExpressibleByColorLiteral {}

/// The type of `#colorLiteral(red:green:blue:alpha:)`, by the name that the compiler looks for.
public typealias _ColorLiteralType = UIColor

extension UIColor {
  /// Writes the color's place on the circle of colors to variables.
  ///
  ///     var hue: CGFloat = 0
  ///     UIColor.blue.getHue(&hue, saturation: nil, brightness: nil, alpha: nil)
  ///     // abs(hue - 2.0 / 3) < 1e-9
  ///
  /// - Parameters:
  ///   - hue: The place on the circle of colors, from red over green and blue to red.
  ///   - saturation: How far from gray.
  ///   - brightness: How far from black.
  ///   - alpha: How opaque the color is.
  /// - Returns: Whether the color has components: one that is known by its name has none.
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

  /// Writes how light a gray is to variables.
  ///
  ///     var white: CGFloat = 0
  ///     UIColor(white: 0.25, alpha: 1).getWhite(&white, alpha: nil)
  ///     // white == 0.25
  ///
  /// - Parameters:
  ///   - white: From 0, black, to 1, white.
  ///   - alpha: How opaque the color is.
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

  /// Makes the color that of what is drawn next. Does nothing: nothing is drawn.
  ///
  ///     final class Dot: UIView {
  ///       override func draw(_ rect: CGRect) {
  ///         UIColor.red.set()
  ///         UIBezierPath(ovalIn: rect).fill()
  ///       }
  ///     }
  public func set() {}

  /// Makes the color that of what is filled next. Does nothing: nothing is drawn.
  ///
  ///     final class Dot: UIView {
  ///       override func draw(_ rect: CGRect) {
  ///         UIColor.red.setFill()
  ///         UIBezierPath(ovalIn: rect).fill()
  ///       }
  ///     }
  public func setFill() {}

  /// Makes the color that of what is stroked next. Does nothing: nothing is drawn.
  ///
  ///     final class Ring: UIView {
  ///       override func draw(_ rect: CGRect) {
  ///         UIColor.red.setStroke()
  ///         UIBezierPath(ovalIn: rect).stroke()
  ///       }
  ///     }
  public func setStroke() {}
}
