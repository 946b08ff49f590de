public import Foundation

extension CALayer {
  /// Does nothing, since nothing is animated here.
  ///
  ///     card.layer.add(CABasicAnimation(keyPath: "opacity"), forKey: nil)
  ///
  /// - Parameters:
  ///   - anim: The animation.
  ///   - key: The name of the animation.
  public func add(_ anim: CAAnimation, forKey key: String?) {}

  /// Does nothing, since nothing is animated here.
  ///
  ///     card.layer.removeAnimation(forKey: "fade")
  ///
  /// - Parameter key: The name of the animation.
  public func removeAnimation(forKey key: String) {}

  /// Adds a layer right in front of another one.
  ///
  ///     let (shade, border) = (CALayer(), CALayer())
  ///     card.layer.addSublayer(shade)
  ///     card.layer.insertSublayer(border, above: shade)
  ///     // card.layer.sublayers == [shade, border]
  ///
  /// - Parameters:
  ///   - layer: The layer. It leaves its previous superlayer.
  ///   - sibling: The other layer. If it is not in this layer, the new layer goes to the front.
  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    let layers = sublayers ?? []
    let index = layers.firstIndex { $0 === sibling }.map { $0 + 1 } ?? layers.count
    insertSublayer(layer, at: UInt32(clamping: index))
  }

  /// Adds a layer right behind another one.
  ///
  ///     let (shade, border) = (CALayer(), CALayer())
  ///     card.layer.addSublayer(border)
  ///     card.layer.insertSublayer(shade, below: border)
  ///     // card.layer.sublayers == [shade, border]
  ///
  /// - Parameters:
  ///   - layer: The layer. It leaves its previous superlayer.
  ///   - sibling: The other layer. If it is not in this layer, the new layer goes to the back.
  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    let index = sublayers?.firstIndex { $0 === sibling } ?? 0
    insertSublayer(layer, at: UInt32(clamping: index))
  }

  /// Returns the names of the animations: always `nil`, since nothing is animated here.
  ///
  ///     // card.layer.animationKeys() == nil
  public func animationKeys() -> [String]? { nil }

  /// Returns an animation: always `nil`, since nothing is animated here.
  ///
  ///     // card.layer.animation(forKey: "fade") == nil
  ///
  /// - Parameter key: The name of the animation.
  public func animation(forKey key: String) -> CAAnimation? { nil }

  /// Replaces a sublayer by another layer.
  ///
  ///     let (shade, border) = (CALayer(), CALayer())
  ///     card.layer.addSublayer(shade)
  ///     card.layer.replaceSublayer(shade, with: border)
  ///     // card.layer.sublayers == [border]
  ///
  /// - Parameters:
  ///   - oldLayer: The sublayer. If it is not in this layer, nothing changes.
  ///   - newLayer: The layer in its place. It leaves its previous superlayer.
  public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer.superlayer === self, oldLayer !== newLayer else { return }
    insertSublayer(newLayer, above: oldLayer)
    oldLayer.removeFromSuperlayer()
  }

  /// Returns the layer itself, since nothing is animated here.
  ///
  ///     // card.layer.model() === card.layer
  public func model() -> Self { self }

  /// Lays out the sublayers. Does nothing, since only views are laid out here.
  ///
  ///     card.layer.layoutIfNeeded()
  public func layoutIfNeeded() {}

  /// Draws the layer if it is marked. Does nothing, since nothing is drawn here.
  ///
  ///     card.layer.displayIfNeeded()
  public func displayIfNeeded() {}

  /// Marks a part of the layer for drawing. Does nothing, since nothing is drawn here.
  ///
  ///     card.layer.setNeedsDisplay(CGRect(x: 0, y: 0, width: 100, height: 20))
  ///
  /// - Parameter r: The rectangle to draw, in the layer's own coordinates, in points.
  public func setNeedsDisplay(_ r: CGRect) {}
}

/// A delegate of a layer. Nothing calls it here.
///
/// Assign it to ``CALayer/delegate``. Each method has a default implementation.
public protocol CALayerDelegate: AnyObject {
  /// Draws the contents of a layer.
  ///
  ///     final class Dots: CALayerDelegate {
  ///       func draw(_ layer: CALayer, in ctx: CGContext) { ctx.fillEllipse(in: layer.bounds) }
  ///     }
  ///
  /// - Parameters:
  ///   - layer: The layer.
  ///   - ctx: The context to draw in.
  func draw(_ layer: CALayer, in ctx: CGContext)

  /// Lays out the sublayers of a layer.
  ///
  ///     final class Dots: CALayerDelegate {
  ///       func layoutSublayers(of layer: CALayer) { layer.sublayers?.first?.frame = layer.bounds }
  ///     }
  ///
  /// - Parameter layer: The layer.
  func layoutSublayers(of layer: CALayer)
}

extension CALayerDelegate {
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  public func layoutSublayers(of layer: CALayer) {}
}
