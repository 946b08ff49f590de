public import Foundation

/// A function that changes the text attributes of a configuration.
///
///     configuration.titleTextAttributesTransformer = .init { incoming in
///       var outgoing = incoming
///       outgoing.font = .boldSystemFont(ofSize: 20)
///       return outgoing
///     }
public struct UIConfigurationTextAttributesTransformer {
  /// The closure that changes the attributes.
  public let transform: (AttributeContainer) -> AttributeContainer

  /// Makes a transformer from a closure.
  ///
  ///     let larger = UIConfigurationTextAttributesTransformer { incoming in
  ///       var outgoing = incoming
  ///       outgoing.font = .systemFont(ofSize: 20)
  ///       return outgoing
  ///     }
  ///
  /// - Parameter transform: The closure that takes the attributes of the configuration, and returns
  ///   the attributes to use.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// Returns the changed attributes.
  ///
  ///     let larger = UIConfigurationTextAttributesTransformer { incoming in
  ///       var outgoing = incoming
  ///       outgoing.font = .systemFont(ofSize: 20)
  ///       return outgoing
  ///     }
  ///     // larger(AttributeContainer()).font == UIFont.systemFont(ofSize: 20)
  ///
  /// - Parameter input: The attributes to change.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }

  /// Returns the font that the transformer makes of a font.
  func font(for font: UIFont) -> UIFont {
    var attributes = AttributeContainer()
    attributes[AttributeScopes.UIKitAttributes.FontAttribute.self] = font
    return transform(attributes)[AttributeScopes.UIKitAttributes.FontAttribute.self] ?? font
  }
}
