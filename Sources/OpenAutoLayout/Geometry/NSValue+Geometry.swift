public import Foundation

extension NSValue {
  /// Makes a value that wraps a rectangle.
  ///
  ///     // NSValue(cgRect: .zero).cgRectValue == .zero
  ///
  /// - Parameter rect: The rectangle, in points.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  /// The wrapped rectangle, in points.
  public var cgRectValue: CGRect { rectValue }

  /// Makes a value that wraps a point.
  ///
  ///     // NSValue(cgPoint: .zero).cgPointValue == .zero
  ///
  /// - Parameter point: The point, with coordinates in points.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

  /// The wrapped point, with coordinates in points.
  public var cgPointValue: CGPoint { pointValue }

  /// Makes a value that wraps a size.
  ///
  ///     // NSValue(cgSize: .zero).cgSizeValue == .zero
  ///
  /// - Parameter size: The size, in points.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }

  /// The wrapped size, in points.
  public var cgSizeValue: CGSize { sizeValue }
}
