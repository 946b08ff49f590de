public import Foundation

/// The area that a text view lays out its text in.
///
///     let text = UITextView()
///     text.isScrollEnabled = false
///     text.text = "Grace"
///     let width = text.intrinsicContentSize.width
///     text.textContainer.lineFragmentPadding = 0
///     // text.intrinsicContentSize.width == width - 10
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  /// The text view, whose content size depends on the area.
  final weak var view: UIView?

  /// The size of the area, in points; 0 is no limit. A text view does not read it.
  open var size: CGSize

  /// Makes an area with a size.
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

  /// The padding at both ends of each line, in points. The default is 5.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { if lineFragmentPadding != oldValue { view?.invalidateIntrinsicContentSize() } }
  }

  /// The maximum number of lines, or 0 for no limit. The default is 0.
  open var maximumNumberOfLines = 0 {
    didSet { if maximumNumberOfLines != oldValue { view?.invalidateIntrinsicContentSize() } }
  }

  /// The paths that lines keep clear of. It is stored only.
  open var exclusionPaths: [UIBezierPath] = []
  /// Whether the width follows the text view. It is stored only: it always does here.
  open var widthTracksTextView = false
  /// Whether the height follows the text view. It is stored only.
  open var heightTracksTextView = false

  /// The mode of breaking or truncating lines. It is stored only.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
}
