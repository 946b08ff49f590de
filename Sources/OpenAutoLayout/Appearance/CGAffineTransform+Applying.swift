#if !canImport(CoreGraphics)
  public import Foundation

  extension CGAffineTransform {
    /// Returns the inverse of this transform.
    ///
    ///     // CGAffineTransform(scaleX: 2, y: 4).inverted() == CGAffineTransform(scaleX: 0.5, y: 0.25)
    ///
    /// - Returns: The inverse, or this transform if it has none, such as a scaling by 0.
    public func inverted() -> CGAffineTransform {
      let determinant = a * d - b * c
      if determinant == 0 { return self }
      return CGAffineTransform(
        a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
        tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    }
  }

  extension CGPoint {
    /// Returns the transformed point.
    ///
    ///     let moved = CGPoint(x: 1, y: 2).applying(CGAffineTransform(translationX: 10, y: 0))
    ///     // moved == CGPoint(x: 11, y: 2)
    ///
    /// - Parameter transform: The transform.
    public func applying(_ transform: CGAffineTransform) -> CGPoint {
      CGPoint(
        x: transform.a * x + transform.c * y + transform.tx,
        y: transform.b * x + transform.d * y + transform.ty)
    }
  }

  extension CGSize {
    /// Returns the transformed size.
    ///
    ///     let wide = CGSize(width: 10, height: 5).applying(CGAffineTransform(scaleX: 2, y: 1))
    ///     // wide == CGSize(width: 20, height: 5)
    ///
    /// - Parameter transform: The transform. Its translation is ignored.
    public func applying(_ transform: CGAffineTransform) -> CGSize {
      CGSize(
        width: transform.a * width + transform.c * height,
        height: transform.b * width + transform.d * height)
    }
  }

  extension CGRect {
    /// Returns the smallest rectangle around the transformed rectangle.
    ///
    ///     let box = CGRect(x: 0, y: 0, width: 10, height: 20)
    ///       .applying(CGAffineTransform(scaleX: -1, y: 1))
    ///     // box == CGRect(x: -10, y: 0, width: 10, height: 20)
    ///
    /// - Parameter transform: The transform.
    public func applying(_ transform: CGAffineTransform) -> CGRect {
      CGPath(rect: self, transform: transform).boundingBox
    }
  }
#endif
