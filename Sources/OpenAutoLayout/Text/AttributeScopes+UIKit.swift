public import Foundation

extension AttributeScopes {
  /// The attributes that UIKit defines for text.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// The attributes that UIKit defines for text.
  ///
  ///     var text = AttributedString("Grace Hopper")
  ///     text.font = .systemFont(ofSize: 20)
  ///     text.foregroundColor = .systemBlue
  ///     // text.font == UIFont.systemFont(ofSize: 20)
  public struct UIKitAttributes: AttributeScope {
    /// The font of the text.
    public let font: FontAttribute
    /// The color of the text. It is stored only.
    public let foregroundColor: ForegroundColorAttribute
    /// The attributes that Foundation defines.
    public let foundation: FoundationAttributes

    /// The attribute for the font of text, `text.font`.
    ///
    /// Text without it has the font of the view.
    public enum FontAttribute: AttributedStringKey {
      public typealias Value = UIFont
      public static let name = "NSFont"
    }

    /// The attribute for the color of text, `text.foregroundColor`.
    ///
    /// It is stored only, since nothing is drawn here.
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSColor"
    }
  }
}

extension AttributeDynamicLookup {
  /// Accesses an attribute of ``AttributeScopes/UIKitAttributes`` by its name, such as `text.font`.
  ///
  ///     var text = AttributedString("Total")
  ///     text.font = .boldSystemFont(ofSize: 17)
  ///     // text.font == UIFont.boldSystemFont(ofSize: 17)
  ///
  /// - Parameter keyPath: The property of the scope. The compiler makes it from the name.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}

extension AttributeContainer {
  /// Makes a container with the font and the color of a dictionary. Other attributes are left out.
  ///
  ///     let title = AttributeContainer([.font: UIFont.boldSystemFont(ofSize: 17)])
  ///     // AttributedString("Total", attributes: title).font == UIFont.boldSystemFont(ofSize: 17)
  ///
  /// - Parameter dictionary: The attributes by key.
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

extension NSAttributedString {
  /// Makes a text with the fonts of an attributed string, and no other attributes.
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
