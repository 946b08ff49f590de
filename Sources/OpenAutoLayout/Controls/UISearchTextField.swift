public import Foundation

/// The text field of a search bar. It is laid out as any text field.
///
///     let field = UISearchTextField()
///     field.placeholder = "Search"
///     // field.borderStyle == .roundedRect
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  /// The tokens before the text. They are stored only, and take no space.
  open var tokens: [UISearchToken] = []
  /// The color behind tokens, or `nil` for the system's.
  open var tokenBackgroundColor: UIColor?
  /// Whether tokens can be deleted. The default is `true`.
  open var allowsDeletingTokens = true
  /// Whether tokens can be copied. The default is `true`.
  open var allowsCopyingTokens = true

  /// Makes a field with a frame in the coordinates of the future superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    borderStyle = .roundedRect
  }

  /// Makes a field as `init(frame:)` does, with an empty frame.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    borderStyle = .roundedRect
  }

  /// Inserts a token.
  ///
  ///     let field = UISearchTextField()
  ///     field.insertToken(UISearchToken(icon: nil, text: "Photos"), at: 0)
  ///     // field.tokens.count == 1
  ///
  /// - Parameters:
  ///   - token: The token.
  ///   - tokenIndex: The index among the tokens.
  /// - Precondition: The index is from 0 to the number of tokens.
  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    tokens.insert(token, at: tokenIndex)
  }

  /// Removes a token.
  ///
  ///     let field = UISearchTextField()
  ///     field.tokens = [UISearchToken(icon: nil, text: "Photos")]
  ///     field.removeToken(at: 0)
  ///     // field.tokens.isEmpty == true
  ///
  /// - Parameter tokenIndex: The index among the tokens.
  /// - Precondition: There is a token at the index.
  open func removeToken(at tokenIndex: Int) { tokens.remove(at: tokenIndex) }
}

/// A token of a search, such as a person or a place. It is stored only.
///
///     UISearchToken(icon: UIImage(systemName: "photo"), text: "Photos")
@preconcurrency @MainActor
open class UISearchToken: NSObject {
  let icon: UIImage?
  let text: String
  /// The object that the token stands for.
  open var representedObject: Any?

  /// Makes a token.
  ///
  ///     UISearchToken(icon: nil, text: "Photos")
  ///
  /// - Parameters:
  ///   - icon: The image before the text.
  ///   - text: The text.
  public init(icon: UIImage?, text: String) {
    self.icon = icon
    self.text = text
    super.init()
  }
}
