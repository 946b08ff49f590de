public import Foundation

/// The area of a text view that its text is laid out in.
///
///     let text = UITextView()
///     text.isScrollEnabled = false
///     text.text = "Grace"
///     let width = text.intrinsicContentSize.width
///     text.textContainer.lineFragmentPadding = 0
///     // text.intrinsicContentSize.width == width - 10
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  /// The text view, whose content changes with the area.
  final weak var view: UIView?

  /// The size of an area that no text view has, in points. A text view does not read it.
  open var size: CGSize

  /// Makes an area.
  ///
  ///     let container = NSTextContainer(size: .zero)
  ///     container.lineFragmentPadding = 0
  ///     let text = UITextView(frame: .zero, textContainer: container)
  ///     // text.textContainer === container
  ///
  /// - Parameter size: The size, in points.
  public init(size: CGSize = .zero) {
    self.size = size
    super.init()
  }

  /// The padding on both sides of each line, in points: 5 by default.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { if lineFragmentPadding != oldValue { view?.invalidateIntrinsicContentSize() } }
  }

  /// The largest number of lines; 0 for any number.
  open var maximumNumberOfLines = 0 {
    didSet { if maximumNumberOfLines != oldValue { view?.invalidateIntrinsicContentSize() } }
  }

  /// What becomes of a line that does not fit. It changes no size.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
}
