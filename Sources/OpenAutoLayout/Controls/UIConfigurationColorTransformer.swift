/// Changes a color that a configuration describes. It is stored: nothing is drawn.
///
///     configuration.imageColorTransformer = UIConfigurationColorTransformer { _ in .red }
public struct UIConfigurationColorTransformer {
  /// The closure that changes the color.
  public let transform: (UIColor) -> UIColor

  /// Makes a transformer from a closure.
  ///
  ///     let dim = UIConfigurationColorTransformer { $0.withAlphaComponent(0.5) }
  ///     // dim(.red) == UIColor.red.withAlphaComponent(0.5)
  ///
  /// - Parameter transform: Takes the color of the configuration, and returns the one to use.
  public init(_ transform: @escaping (UIColor) -> UIColor) {
    self.transform = transform
  }

  /// Returns the changed color.
  ///
  ///     let red = UIConfigurationColorTransformer { _ in .red }
  ///     // red(.blue) == .red
  ///
  /// - Parameter input: The color that goes in.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
}
