/// The rules of layers.
extension Violation {
  static func stop(layerClassOf view: UIView) -> Never {
    fatalError(
      "The layer of a view is a CALayer, and the layerClass of \(type(of: view)) is "
        + "\(type(of: view).layerClass): return CALayer.self or a subclass.")
  }
}
