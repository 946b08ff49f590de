public import Foundation

/// Changes the attributes of a text that a configuration describes.
///
///     configuration.titleTextAttributesTransformer = .init { incoming in
///       var outgoing = incoming
///       outgoing.font = .boldSystemFont(ofSize: 20)
///       return outgoing
///     }
@available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
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
  /// - Parameter transform: Takes the attributes of the configuration, and returns those to use.
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
  /// - Parameter input: The attributes that go in.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }

  /// The font that comes out if one goes in.
  func font(for font: UIFont) -> UIFont {
    var attributes = AttributeContainer()
    attributes[AttributeScopes.UIKitAttributes.FontAttribute.self] = font
    return transform(attributes)[AttributeScopes.UIKitAttributes.FontAttribute.self] ?? font
  }
}
