/// A function that changes a color of a configuration. It is stored only.
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
  /// - Parameter transform: The closure that takes the color of the configuration, and returns the
  ///   color to use.
  public init(_ transform: @escaping (UIColor) -> UIColor) {
    self.transform = transform
  }

  /// Returns the changed color.
  ///
  ///     let red = UIConfigurationColorTransformer { _ in .red }
  ///     // red(.blue) == .red
  ///
  /// - Parameter input: The color to change.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
}
