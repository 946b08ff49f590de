public import Foundation

extension NSValue {
  /// Makes an object of a rectangle.
  ///
  ///     // NSValue(cgRect: .zero).cgRectValue == .zero
  ///
  /// - Parameter rect: The rectangle, in points.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  /// The rectangle that the object was made of.
  public var cgRectValue: CGRect { rectValue }

  /// Makes an object of a point.
  ///
  ///     // NSValue(cgPoint: .zero).cgPointValue == .zero
  ///
  /// - Parameter point: The point, in points.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

  /// The point that the object was made of.
  public var cgPointValue: CGPoint { pointValue }

  /// Makes an object of a size.
  ///
  ///     // NSValue(cgSize: .zero).cgSizeValue == .zero
  ///
  /// - Parameter size: The size, in points.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }

  /// The size that the object was made of.
  public var cgSizeValue: CGSize { sizeValue }
}
