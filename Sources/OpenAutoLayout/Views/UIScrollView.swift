public import Foundation

/// A view that scrolls its content, which can be larger than the view.
///
///     NSLayoutConstraint.activate([
///       form.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
///       form.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
///       form.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
///       form.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
///       form.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
///     ])
///     // scroll.contentSize == form.frame.size, after a layout
///
/// In constraints between the scroll view and its subviews, its edges and centers are those of the
/// content. Its width and height are those of the view. Nothing scrolls by itself.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  private var frameGuide: ScrollFrameGuide?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    item.makeRare().contentGuide = ScrollContentGuide(in: self)
  }

  /// Makes a view as `init(frame:)` does, with an empty frame.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    item.makeRare().contentGuide = ScrollContentGuide(in: self)
  }

  /// The size of the content, in points. A layout sets it if constraints refer to the content's
  /// edges.
  open var contentSize = CGSize.zero

  /// The point of the content at the top left corner of the view. It is the origin of the bounds.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// The insets around the content that can be scrolled to, in points. Layout does not read them.
  open var contentInset = UIEdgeInsets.zero

  /// Whether the content can be scrolled. The default is `true`.
  ///
  /// A ``UITextView`` that cannot be scrolled has the size of its text.
  open var isScrollEnabled = true {
    didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// Scrolls to a point of the content. Nothing is animated here.
  ///
  ///     let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  ///     scroll.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
  ///     // scroll.bounds.origin == CGPoint(x: 0, y: 100)
  ///
  /// - Parameters:
  ///   - contentOffset: The point of the content at the top left corner of the view, in points. It
  ///     may be outside of the content.
  ///   - animated: Whether the change is animated. It makes no difference here.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }

  open override var bounds: CGRect {
    didSet { if bounds.origin != oldValue.origin { frameGuide?.follow(contentOffset) } }
  }

  /// The guide for the rectangle of the content.
  open var contentLayoutGuide: UILayoutGuide {
    if let guide = item.rare?.contentGuide { return guide }
    let guide = ScrollContentGuide(in: self)
    item.makeRare().contentGuide = guide
    return guide
  }

  /// The guide for the rectangle of the view, which does not scroll with the content.
  open var frameLayoutGuide: UILayoutGuide {
    if let frameGuide { return frameGuide }
    let guide = ScrollFrameGuide(in: self)
    frameGuide = guide
    return guide
  }
}
