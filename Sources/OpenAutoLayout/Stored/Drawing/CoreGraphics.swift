#if canImport(CoreGraphics)
  public import Foundation

  // Core Graphics has its own types where it is, and Foundation hands them on. Two of each name would be
  // ambiguous to clients.

  extension CGContext {
    /// Makes a context of pixels. What is drawn in it is shown nowhere.
    static func bitmap(_ size: CGSize, scale: CGFloat) -> CGContext {
      let made = CGContext(
        data: nil, width: max(1, Canvas.pixels(size.width, scale)),
        height: max(1, Canvas.pixels(size.height, scale)), bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
      guard let made else {
        preconditionFailure(
          "There is no memory for a picture of \(size) points. Draw a smaller one.")
      }
      made.scaleBy(x: scale, y: scale)
      return made
    }
  }

  extension CGImage {
    static func blank(width: Int, height: Int) -> CGImage? {
      guard width > 0, height > 0 else { return nil }
      return CGContext.bitmap(CGSize(width: width, height: height), scale: 1).makeImage()
    }
  }

  extension CGPath {
    /// The path itself: Core Graphics cannot reverse one, and here nothing is drawn along it.
    func reversed() -> CGPath { self }
  }

  extension CGColor {
    /// The color of the components, which a system color or one of an asset catalog does not have.
    static func showing(_ color: UIColor) -> CGColor {
      var parts: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) = (0, 0, 0, 1)
      _ = color.getRed(&parts.red, green: &parts.green, blue: &parts.blue, alpha: &parts.alpha)
      return CGColor(red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.alpha)
    }
  }

  extension UIColor {
    /// Makes a color from a Core Graphics color.
    ///
    ///     // UIColor(cgColor: UIColor.red.cgColor) == .red
    ///
    /// - Parameter cgColor: The Core Graphics color, gray or with red, green and blue components.
    public convenience init(cgColor: CGColor) {
      let parts = cgColor.components ?? []
      if parts.count < 4 {
        self.init(white: parts.first ?? 0, alpha: cgColor.alpha)
      } else {
        self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
      }
    }
  }
#endif
