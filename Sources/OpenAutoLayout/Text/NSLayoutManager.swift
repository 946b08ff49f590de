public import Foundation

/// What lays a text out on Apple's platforms. It keeps its containers here, and lays nothing out.
///
///     let manager = NSLayoutManager()
///     manager.usesFontLeading = false
///     manager.addTextContainer(NSTextContainer(size: CGSize(width: 200, height: 100)))
///     // manager.textContainers.count == 1
///
/// ``UITextView/layoutManager`` is one.
open class NSLayoutManager: NSObject {
  /// The text.
  open weak var textStorage: NSTextStorage?
  /// The areas of the text.
  public private(set) final var textContainers: [NSTextContainer] = []
  /// Whether the leading of fonts counts between lines. It is stored only.
  open var usesFontLeading = true
  /// Whether a part of a text may be laid out before what is ahead of it. It is stored only.
  open var allowsNonContiguousLayout = false
  /// Whether spaces and ends of lines are drawn. It is stored only.
  open var showsInvisibleCharacters = false

  public override init() {
    super.init()
  }

  /// Adds an area of the text.
  ///
  ///     let manager = NSLayoutManager()
  ///     manager.addTextContainer(NSTextContainer())
  ///     // manager.textContainers.count == 1
  ///
  /// - Parameter container: The area.
  open func addTextContainer(_ container: NSTextContainer) { textContainers.append(container) }
}
