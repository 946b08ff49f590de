public import Foundation

/// An object that lays out text on Apple's platforms. Here, it only stores its containers.
///
///     let manager = NSLayoutManager()
///     manager.usesFontLeading = false
///     manager.addTextContainer(NSTextContainer(size: CGSize(width: 200, height: 100)))
///     // manager.textContainers.count == 1
///
/// ``UITextView/layoutManager`` returns one.
open class NSLayoutManager: NSObject {
  /// The text of the layout manager.
  open weak var textStorage: NSTextStorage?
  /// The text containers, in the order in which they were added.
  public private(set) final var textContainers: [NSTextContainer] = []
  /// Whether the space between lines includes the leading of fonts. It is stored only.
  open var usesFontLeading = true
  /// Whether a part of the text may be laid out before the parts ahead of it. It is stored only.
  open var allowsNonContiguousLayout = false
  /// Whether spaces and line ends are drawn. It is stored only.
  open var showsInvisibleCharacters = false

  public override init() {
    super.init()
  }

  /// Adds a text container.
  ///
  ///     let manager = NSLayoutManager()
  ///     manager.addTextContainer(NSTextContainer())
  ///     // manager.textContainers.count == 1
  ///
  /// - Parameter container: The container.
  open func addTextContainer(_ container: NSTextContainer) { textContainers.append(container) }
}
