public import Foundation

/// Points and rectangles in the coordinates of other layers.
extension CALayer {
  /// Converts a point from this layer's coordinates to another layer's.
  ///
  ///     let (card, border) = (CALayer(), CALayer())
  ///     border.frame = CGRect(x: 20, y: 30, width: 40, height: 40)
  ///     card.addSublayer(border)
  ///     // border.convert(CGPoint(x: 1, y: 2), to: card) == CGPoint(x: 21, y: 32)
  ///
  /// Transforms and anchor points count, and ``sublayerTransform`` does not.
  ///
  /// - Parameters:
  ///   - p: The point in this layer's coordinates, in points.
  ///   - l: The other layer, or `nil` for the coordinates around the outermost layer.
  /// - Returns: The same point in the other layer's coordinates.
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    p.applying(conversion(to: l))
  }

  /// Converts a point from another layer's coordinates to this layer's.
  ///
  ///     let (card, border) = (CALayer(), CALayer())
  ///     border.frame = CGRect(x: 20, y: 30, width: 40, height: 40)
  ///     card.addSublayer(border)
  ///     // border.convert(CGPoint(x: 21, y: 32), from: card) == CGPoint(x: 1, y: 2)
  ///
  /// - Parameters:
  ///   - p: The point in the other layer's coordinates, in points.
  ///   - l: The other layer, or `nil` for the coordinates around the outermost layer.
  /// - Returns: The same point in this layer's coordinates.
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    p.applying(conversion(from: l))
  }

  /// Converts a rectangle from this layer's coordinates to another layer's.
  ///
  ///     let (card, border) = (CALayer(), CALayer())
  ///     border.frame = CGRect(x: 20, y: 30, width: 40, height: 40)
  ///     card.addSublayer(border)
  ///     // border.convert(border.bounds, to: card) == border.frame
  ///
  /// - Parameters:
  ///   - r: The rectangle in this layer's coordinates, in points.
  ///   - l: The other layer, or `nil` for the coordinates around the outermost layer.
  /// - Returns: The smallest rectangle around it in the other layer's coordinates.
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    r.box(under: conversion(to: l))
  }

  /// Converts a rectangle from another layer's coordinates to this layer's.
  ///
  ///     let (card, border) = (CALayer(), CALayer())
  ///     border.frame = CGRect(x: 20, y: 30, width: 40, height: 40)
  ///     card.addSublayer(border)
  ///     // border.convert(border.frame, from: card) == border.bounds
  ///
  /// - Parameters:
  ///   - r: The rectangle in the other layer's coordinates, in points.
  ///   - l: The other layer, or `nil` for the coordinates around the outermost layer.
  /// - Returns: The smallest rectangle around it in this layer's coordinates.
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    r.box(under: conversion(from: l))
  }

  private func conversion(to layer: CALayer?) -> CGAffineTransform {
    LayerCoordinates.conversion(from: coordinates, to: layer?.coordinates)
  }

  private func conversion(from layer: CALayer?) -> CGAffineTransform {
    LayerCoordinates.conversion(from: layer?.coordinates, to: coordinates)
  }

  private var coordinates: LayerCoordinates {
    viewItem.map(LayerCoordinates.view) ?? .layer(self)
  }
}

/// The coordinates of a view, which are its layer's, or of a layer that is no view's.
private enum LayerCoordinates: CoordinateSystem {
  case view(LayoutItem)
  case layer(CALayer)

  var outer: Self? {
    switch self {
    case .view(let item): item.outer.map(Self.view)
    case .layer(let layer): layer.superlayer.map { $0.viewItem.map(Self.view) ?? .layer($0) }
    }
  }

  var transformToOuter: CGAffineTransform {
    switch self {
    case .view(let item): item.transformToOuter
    case .layer(let layer): layer.transformToOuter
    }
  }
}
