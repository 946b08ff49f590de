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
}
