public import Foundation

@available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
extension AttributeScopes {
  /// The attributes of text that views have.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// The attributes of text that views have.
  ///
  ///     var text = AttributedString("Grace Hopper")
  ///     text.font = .systemFont(ofSize: 20)
  ///     text.foregroundColor = .systemBlue
  ///     // text.font == UIFont.systemFont(ofSize: 20)
  public struct UIKitAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The color of the text, which is stored.
    public let foregroundColor: ForegroundColorAttribute
    /// The attributes of Foundation.
    public let foundation: FoundationAttributes

    /// The font of text, as `text.font`.
    ///
    /// Text without one has the font of the view.
    public enum FontAttribute: AttributedStringKey {
      public typealias Value = UIFont
      public static let name = "NSFont"
    }

    /// The color of text, as `text.foregroundColor`.
    ///
    /// It is kept, and nothing is drawn with it.
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSColor"
    }
  }
}

@available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
extension AttributeDynamicLookup {
  /// Finds an attribute of text by its name in ``AttributeScopes/UIKitAttributes``, so that
  /// `text.font` compiles.
  ///
  ///     var text = AttributedString("Total")
  ///     text.font = .boldSystemFont(ofSize: 17)
  ///     // text.font == UIFont.boldSystemFont(ofSize: 17)
  ///
  /// - Parameter keyPath: The property of the scope, which the compiler makes of the name.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}

@available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
extension AttributeContainer {
  /// Makes a container of the font and the color among attributes; others are left out.
  ///
  ///     let title = AttributeContainer([.font: UIFont.boldSystemFont(ofSize: 17)])
  ///     // AttributedString("Total", attributes: title).font == UIFont.boldSystemFont(ofSize: 17)
  ///
  /// - Parameter dictionary: The attributes by their names.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    if let font = dictionary[.font] as? UIFont {
      self[AttributeScopes.UIKitAttributes.FontAttribute.self] = font
    }
    if let color = dictionary[.foregroundColor] as? UIColor {
      self[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] = color
    }
  }
}

@available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
extension NSAttributedString {
  /// The text with its fonts.
  convenience init(fontsOf text: AttributedString) {
    let converted = NSMutableAttributedString()
    for run in text.runs {
      let font = run[AttributeScopes.UIKitAttributes.FontAttribute.self]
      converted.append(
        NSAttributedString(
          string: String(text[run.range].characters), attributes: font.map { [.font: $0] }))
    }
    self.init(attributedString: converted)
  }
}
